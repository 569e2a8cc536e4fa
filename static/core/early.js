// A classic script, before anything is painted: theme and language without a flash. Everything else is in modules.
(() => {
  const root = document.documentElement;
  const read = (/** @type {string} */ key) => {
    try {
      return localStorage.getItem(`toktonk.${key}`);
    } catch {
      return null; // storage may be forbidden
    }
  };
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const paint = () => {
    const theme = read("theme") ?? "system";
    root.dataset.theme = theme === "system" ? (dark.matches ? "dark" : "light") : theme;
  };
  paint();
  dark.addEventListener("change", paint);
  addEventListener("toktonk:theme", paint);
})();
