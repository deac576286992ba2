// @ts-check
/** Says beside the tokens, for a while, what a finger has done to the map beside what it chose, and takes it back. */
import { html, nothing, ref } from "../vendor.js";
import { glyph } from "./glyphs.js";
import { appearing, refresh } from "./page.js";
import { say } from "./texts.js";
import { along, overlap } from "./zoom.js";

/** How long it is said, and when the map has glided there, in milliseconds. */
const [told, glided] = [4000, 240];
const aside = appearing(stepAside);

/** Which time was told of last, and whether it is being told. */
let [of, isTold] = [0, false];
let clock = 0;

/**
 * @param {number} when it came nearer
 * @param {() => void} back
 */
export function nearer(when, back) {
  if (of !== when) {
    [of, isTold] = [when, false];
    clearTimeout(clock);
    clock = window.setTimeout(() => turn(true), glided);
  }
  return isTold ? html`<button type="button" class="brought-nearer" ${ref(aside)} @click=${back}>${say("ui-zoom-near")} ${glyph("fit")} <b>${say("ui-zoom-fit")}</b></button>` : nothing;
}

/** @param {boolean} on */
function turn(on) {
  isTold = on;
  if (on) clock = window.setTimeout(() => turn(false), told);
  refresh();
}

/**
 * Puts a label of the map along its rims where it covers least of what lies there now.
 * @param {HTMLElement} label
 */
function stepAside(label) {
  const map = /** @type {Element} */ (document.querySelector(".board")).getBoundingClientRect();
  const { offsetWidth: wide, offsetHeight: high } = label;
  const lying = [...document.querySelectorAll(".stands > *, .numbers > *, .zoom")].map((each) => each.getBoundingClientRect());
  const boxes = lying.map((box) => [box.x - map.x + box.width / 2, box.y - map.y + box.height / 2, box.width, box.height]);
  const covered = (/** @type {number[]} */ [x, y]) => boxes.reduce((sum, box) => sum + overlap([x + wide / 2, y + high / 2, wide, high], box), 0);
  const [best] = along([map.width, map.height], 4, wide, high).map((spot) => ({ spot, n: covered(spot) })).sort((a, b) => a.n - b.n);
  label.style.inset = `auto auto ${map.height - best.spot[1] - high}px ${best.spot[0]}px`;
}
