// @ts-check
/** The action card with its shields, and beside it the compass of the solo game in words. */
import { html, nothing } from "../vendor.js";
import { name, say, tell } from "../frame/texts.js";
import { isForced } from "./affairs.js";
import { actionCard, isSelecting } from "./card.js";

/** @typedef {import("../frame/table.js").Table} Table */

/** @param {Table} table */
export function shelf(table) {
  const view = /** @type {any} */ (table.view);
  if (!view || (isSelecting(table) && !view.compass)) return nothing;
  return html`<div class="side-cards" tabindex="0" role="group" aria-label=${say("ui-tek-action-card")}>
    ${isSelecting(table) ? nothing : actionCard(view)}
    ${view.compass ? compass(table, view) : nothing}
  </div>`;
}

/**
 * The number under the pointer: of the roll that serves now, else of the last one.
 * @param {Table} table
 * @returns {{n: number, serves: boolean, way: boolean}|null} `way` where it is only a direction
 */
export function pointer(table) {
  const { rolled } = /** @type {any} */ (table.view).compass;
  const told = table.log.filter((entry) => entry.key === "tek-log-roll").at(-1)?.args;
  const n = rolled ?? told?.n;
  return n ? { n, serves: Boolean(rolled), way: told?.way === true } : null;
}

/**
 * Why the compass is turned as it is; until the lands lie at their places it stands aside.
 * @param {any} view
 */
function directions({ stage }) {
  return say(`ui-tek-compass-pointer-${["pick-side", "pick-land"].includes(stage) ? "clock-early" : "clock"}`);
}

/**
 * What the compass on the map says to a tap.
 * @param {Table} table
 */
export function aboutCompass(table) {
  const at = pointer(table);
  return [`${say("ui-tek-compass")}:`, directions(table.view), ...(at ? roll(table, at) : [])].filter(Boolean).join(" ");
}

/**
 * @param {Table} table
 * @param {any} view
 */
function compass(table, view) {
  const { side, actions, number, own, income } = view.compass;
  const at = pointer(table);
  const lines = [
    say(`ui-tek-compass-${side}`, { n: number, own }),
    ...(at ? roll(table, at) : []),
    ...next(table, view),
    isTrading(table, view) ? say("ui-tek-compass-trade") : "",
    say(income ? "ui-tek-compass-income" : "ui-tek-compass-no-income"),
  ];
  return html`<section class="compass card" aria-labelledby="compass-title">
    <h2 id="compass-title">${say("ui-tek-compass")}</h2>
    <ul class="lines">${lines.filter(Boolean).map((text) => html`<li>${text}</li>`)}</ul>
    <details>
      <summary>${say("ui-tek-compass-actions")}</summary>
      <ol class="hours">
        ${[1, 2, 3, 4, 5, 6].map(
          (n) => html`<li class=${at && (at.n - 1) % 6 === n - 1 ? "now" : ""}><b>${n}, ${n + 6}</b> ${name(actions[n], "action")}</li>`,
        )}
      </ol>
      <p>${say("ui-tek-compass-trade")}</p>
    </details>
    <details class="pointer">
      <summary>${say("ui-tek-compass-pointer")}</summary>
      <ul>
        <li>${directions(view)}</li>
        ${["move", "place", "several"].map((what) => html`<li>${say(`ui-tek-compass-pointer-${what}`)}</li>`)}
      </ul>
    </details>
  </section>`;
}

/**
 * Whether the opponent trades, or has just done so.
 * @param {Table} table
 * @param {any} view
 */
function isTrading({ log }, { compass, action }) {
  return [compass.next?.action, action, log.filter(({ key }) => key === "tek-log-take").at(-1)?.args.action].includes("trade");
}

/**
 * What the number under the pointer is for: an action, the next free one, or a place alone.
 * @param {Table} table
 * @param {{n: number, serves: boolean, way: boolean}} at
 * @returns {string[]}
 */
function roll(table, at) {
  const { n, serves, way } = at;
  const action = /** @type {any} */ (table.view).compass.actions[n];
  const since = table.log.slice(table.log.map(({ key }) => key).lastIndexOf("tek-log-roll"));
  const taken = since.find(({ key, seat }) => key === "tek-log-take" && seat === 1)?.args.action;
  if (!serves && !taken) return [say("ui-tek-compass-placed", { n })];
  const said = serves ? say(way ? "ui-tek-compass-way" : "ui-tek-compass-rolled", { n, action }) : say("ui-tek-compass-last", { n, action });
  return [said, taken && taken !== action ? say("ui-tek-compass-next", { action, name: taken }) : ""];
}

/**
 * What the opponent is about to do, or has done, and why.
 * @param {Table} table
 * @param {any} view
 * @returns {string[]}
 */
function next(table, view) {
  if (view.over || view.round < 1) return [];
  const { next: rival } = view.compass;
  if (rival) {
    if (!rival.why) return [say("ui-tek-compass-follows", { action: rival.action })];
    return [say("ui-tek-compass-collects"), tell(rival.why)];
  }
  if (view.turn === 0) return [say(view.action ? "ui-tek-compass-done" : "ui-tek-compass-after")];
  if (!view.action) return [];
  const turn = table.log.slice(table.log.map(({ key }) => key).lastIndexOf("tek-log-take"));
  const why = turn.find((entry) => entry.seat === 1 && isForced(entry))?.lines?.[0];
  return why ? [say("ui-tek-compass-has-collected", { action: view.action }), tell(/** @type {any} */ (why))] : [say("ui-tek-compass-has-acted", { action: view.action })];
}
