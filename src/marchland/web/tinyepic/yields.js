// @ts-check
/** What a place gives whoever collects there, or scores: a sign on the map, words beside it. */
import { nothing, svg } from "../vendor.js";
import { prefs } from "../frame/prefs.js";
import { say } from "../frame/texts.js";
import { goodShape } from "./figures.js";

/** @typedef {{kind: string, n: number, shared?: number|null}} Yield `shared`: what points are for each of two allies, where there are alliances */

/**
 * What a place gives; null for nothing.
 * @param {any} view
 * @param {import("./lands.js").LandDrawing} drawing
 * @param {string} id
 * @returns {Yield|null}
 */
export function yieldOf(view, drawing, id) {
  const [name, place] = id.split("/");
  const card = drawing.cards.find((each) => each.name === name);
  return view.lands[card?.land ?? ""]?.yields?.[place] ?? null;
}

/**
 * The same in words.
 * @param {Yield|null} given
 * @param {string} terrain
 */
export function yieldText(given, terrain) {
  if (!given) return "";
  if (given.kind === "points") return given.shared == null ? say("ui-tek-scores-here", { n: given.n }) : say("ui-tek-scores-shared", { n: given.n, shared: given.shared });
  if (given.kind === "choice") return say(terrain === "ruins" ? "ui-tek-gives-lying" : "ui-tek-gives-any", { n: given.n });
  return say("ui-tek-gives", { units: { [given.kind]: given.n } });
}

/**
 * What is to be known of a place beside what it gives (TEK-10: the Lost Kingdom).
 * @param {any} view
 * @param {string} id
 * @param {boolean} isOffered whether something can be done there, whose price then stands there already
 * @returns {string[]}
 */
export function aboutPlace(view, id, isOffered) {
  const at = view.regions[id];
  const isLost = view.cards.find((/** @type {any} */ card) => card.name === at.card)?.lost;
  const isClosed = at.terrain === "water" || at.terrain === "crags";
  return [
    ...(at.terrain === "tundra" ? [say("ui-tek-about-tundra")] : []),
    ...(isClosed ? [say("ui-tek-about-closed")] : []),
    ...(isLost && !isClosed && !isOffered ? [at.terrain === "ruins" ? say("ui-tek-about-lost") : `${say("ui-tek-about-lost")} ${say("ui-tek-about-lost-point")}`] : []),
    ...(!isOffered && at.pieces.some((/** @type {any} */ { piece }) => piece === "neutral") ? [say("ui-tek-about-neutral", { n: neutralsOn(view) })] : []),
  ];
}

/**
 * How many neutral meeples are on the map: so much the next one costs.
 * @param {any} view
 */
export function neutralsOn({ regions }) {
  return Object.values(regions).flatMap(({ pieces }) => pieces.filter((/** @type {any} */ { piece }) => piece === "neutral")).length;
}

/** How much larger than one good the three stand together that one may choose from. */
const three = 1.6;

/**
 * How much room a sign takes, in heights of its letter.
 * @param {Yield|null} given
 * @returns {[wide: number, high: number]}
 */
export function roomOf(given) {
  if (!given) return [0.8, 1.56];
  return given.kind === "choice" ? [3.29, 2.16] : [given.n > 1 ? 3.3 : 2.55, 1.56];
}

/**
 * The letter by which the log calls a place, where it is wanted, and beside it what it gives.
 * @param {Yield|null} given
 * @param {string} letter
 * @param {[number, number]} spot
 * @param {number} size of the letter
 */
export function placeSign(given, letter, [x, y], size) {
  const isCalled = prefs.numbers !== "off";
  if (!given) return isCalled ? svg`<text class="bare" x=${x} y=${y} font-size=${size} dy="0.35em">${letter}</text>` : nothing;
  const { kind, n } = given;
  const [across, high] = roomOf(given);
  const wide = size * (across - (isCalled ? 0 : 0.83));
  const grown = kind === "choice" ? three : 1;
  const at = (/** @type {number} */ share) => (share * size).toFixed(1);
  return svg`<g class="yield ${kind}" transform="translate(${x} ${y})">
    <rect x=${-wide / 2} y=${at(-high / 2)} width=${wide} height=${at(high)} rx=${at(0.5)}></rect>
    ${isCalled ? svg`<text x=${-wide / 2 + 0.62 * size} font-size=${at(0.95)} dy="0.33em">${letter}</text>` : nothing}
    ${n > 1 ? svg`<text class="much" x=${wide / 2 - 1.78 * size} font-size=${size} dy="0.35em">${n}</text>` : nothing}
    <g class="good ${kind}" transform="translate(${wide / 2 - (1.23 * grown + 0.19) * size} ${at(-0.62 * grown)}) scale(${(grown * size) / 19.5})">${goodShape(kind)}</g>
  </g>`;
}
