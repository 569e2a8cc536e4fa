/** When something was, as people say it. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * @param {number} at seconds since 1970
 * @param {number} now the same
 * @param {Pick<import("./page.js").Page, "t" | "locale">} page
 * @returns {string}
 */
export function agoWords(at, now, { t, locale }) {
  const passed = now - at;
  if (passed < MINUTE) return t("when-now");
  if (passed < HOUR) return t("when-minutes", { count: Math.floor(passed / MINUTE) });
  if (passed < DAY) return t("when-hours", { count: Math.floor(passed / HOUR) });
  return dateWords(at, locale);
}

/**
 * The day; in digits that everybody reads where the browser does not know the language.
 * @param {number} at seconds since 1970
 * @param {string} locale
 * @returns {string}
 */
export function dateWords(at, locale) {
  const day = new Date(at * 1000);
  if (Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0)
    return new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(day);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}
