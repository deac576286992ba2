// @ts-check
/** A price as a sum in words: "2 +1 mountain +2 Elves −1 Commando = 4". */
import { html, nothing } from "../vendor.js";
import { say, tell } from "../frame/texts.js";
import { wordOf } from "../frame/help.js";
import { lineList, reason, ruleLink, signed } from "../frame/book.js";
import { isPaired } from "./pairs.js";
import { chanceOf, faces } from "./words.js";

/** @typedef {import("./types.js").RegionView} RegionView */

/** @typedef {import("../frame/types.js").Line} Line */

/** @typedef {import("./types.js").Table} Table */

/**
 * Whether regions are being chosen by their price.
 * @param {Table} table
 */
export function isMarching(table) {
  const { view } = table;
  return table.isMine && Boolean(view?.march?.length || ["conquer", "strike"].includes(view?.stage ?? ""));
}

/**
 * Whether no region can be conquered any more: a dashed price would promise the die.
 * @param {Table} table
 */
export function isOver({ view }) {
  return ["ask-conquer-over", "ask-conquer-besides"].includes(view?.ask?.key ?? "");
}

/**
 * Whether a race is kept out only for want of tokens.
 * @param {{key: string}} why
 */
export function isDear({ key }) {
  return key.startsWith("why-too-dear") || key === "why-needs-token";
}

/**
 * Whether the race could go there, with tokens enough: elsewhere there is no price.
 * @param {Table} table
 * @param {string} id
 */
export function isNear(table, id) {
  const why = table.view?.regions[id].why;
  return !why || isDear(why) || table.actionsOn(id).some((action) => !isPaired(action));
}

/** @param {Line} line whether it is paid in coins, not in tokens */
function isToll(line) {
  return line.key.startsWith("toll-");
}

/**
 * Whether a price is one number, which a sum would only say twice.
 * @param {Line[]} lines
 */
function isPlain(lines) {
  return lines.length === 1 && !lines[0].name;
}

/** @param {RegionView} at */
export function priceText(at) {
  if (at.price === null || !at.lines.length) return "";
  if (isPlain(at.lines)) return say("ui-price", { n: at.price });
  return say("price-sum", { lines: at.lines.map(tell).join(" "), n: at.price });
}

/**
 * Coins that an attempt costs, before it is made.
 * @param {RegionView} at
 */
export function tollNote(at) {
  if (!at.toll) return nothing;
  return html`<p class="toll">
    <span class="coin">${at.toll}</span>
    <span>${say("ui-toll-first")}</span>
    ${(at.toll_lines ?? []).map((line) => html`<span>${line.name ? wordOf(line.name, tell(line)) : tell(line)}</span>`)}
  </p>`;
}

/** @param {RegionView} at */
export function priceSum(at) {
  if (at.price === null || !at.lines.length) return nothing;
  if (isPlain(at.lines)) return html`<p class="sum plainly" tabindex="-1">${signed(priceText(at), ruleLink({ key: "price-sum" }))}</p>`;
  return html`<p class="sum" tabindex="-1" aria-label=${priceText(at)}>
    ${at.lines.map((line) => html`<span class="term">${term(line)}</span> `)}
    <span class="kept"><span class="equals">=</span> <b class="total">${at.price}</b> ${ruleLink({ key: "price-sum" })}</span>
  </p>`;
}

/**
 * What a line of the log adds up: the coins of a turn one by one, else a price; tolls stand apart.
 * @param {import("../frame/types.js").Entry} entry
 */
export function logSum(entry) {
  const all = entry.lines ?? [];
  const told = all.filter((line) => !isToll(line));
  if (entry.key === "log-score") return lineList(told);
  if (isPlain(all)) return null;
  const n = told.reduce((total, line) => total + (line.n ?? 0), 0);
  const lines = told.map(tell).join(" ");
  return html`${told.length ? html`<p class="quiet">${signed(say("price-sum", { lines, n }), ruleLink({ key: "price-sum" }))}</p>` : nothing}
    ${all.filter(isToll).map((line) => html`<p class="quiet">${reason(line)}</p>`)}`;
}

/** @param {Line} line */
function term(line) {
  return line.name ? wordOf(line.name, tell(line)) : tell(line);
}

/**
 * The die of a last attempt, with the faces that would do, and what it ends whatever it shows.
 * @param {import("../frame/types.js").Action} action
 */
export function chances({ missing = 0, ends }) {
  const text = say("ui-chance", chanceOf(missing));
  return html`<p class="chances">
    <span class="faces" aria-hidden="true"
      >${faces.map(
        (face) => html`<span class="pip ${face >= missing ? "good" : ""}">${face}</span>`,
      )}</span
    >
    <span>${text}</span>
  </p>
  ${ends ? html`<p class="ends">${tell(ends)}</p>` : nothing}`;
}
