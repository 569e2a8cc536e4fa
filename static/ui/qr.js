/** A QR code as a drawing: a phone's camera opens what stands in it. The library that draws it comes when it is wanted. */

import { s } from "../core/dom.js";

const QUIET = 4; // modules round the code that must stay light

/**
 * @param {string} text what the code says
 * @param {string} label for who does not see it
 * @returns {Promise<SVGElement>} dark on light in both themes: not every camera reads the reverse
 */
export async function qrCode(text, label) {
  const { encode } = await import("../vendor/uqr/index.js");
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const whole = size + 2 * QUIET;
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])));
  const code = s(
    "svg",
    { viewBox: `0 0 ${whole} ${whole}`, class: "qr-code", role: "img", "shape-rendering": "crispEdges" },
    s("rect", { width: whole, height: whole, class: "qr-light" }),
    s("path", { d: dark.join(""), class: "qr-dark" }),
  );
  code.setAttribute("aria-label", label);
  return code;
}
