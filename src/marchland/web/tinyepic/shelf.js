// @ts-check
/** The action card with its shields, and beside it the compass of the solo game in words. */
import { html, nothing } from "../vendor.js";
import { refresh } from "../frame/page.js";
import { has, name, say, tell } from "../frame/texts.js";
import { goToConfirm, isByKey } from "../frame/focus.js";
import { deedSign } from "./figures.js";

/** @typedef {import("../frame/table.js").Table} Table */

/** @param {Table} table */
export function shelf(table) {
  const view = /** @type {any} */ (table.view);
  if (!view) return nothing;
  return html`<div class="side-cards" tabindex="0" role="group" aria-label=${say("ui-tek-action-card")}>
    <section class="column card" aria-labelledby="card-title">
      <h2 id="card-title">${say("ui-tek-action-card")}</h2>
      <ul class="spaces">
        ${view.card.map((/** @type {any} */ space) => html`<li>${spaceOf(table, view, space)}</li>`)}
      </ul>
    </section>
    ${view.compass ? compass(table, view) : nothing}
  </div>`;
}

/**
 * @param {Table} table
 * @param {any} view
 * @param {any} space
 */
function spaceOf(table, view, space) {
  const free = space.id !== null && table.isMine;
  const now = view.action === space.action;
  const text = name(space.action, "action");
  const state = say(now ? "ui-tek-now" : space.shield ? "ui-tek-used" : "ui-tek-unused");
  const inner = html`${deedSign(space.action)}<span class="hidden">${text}</span>${space.shield ? html`<span class="shield" aria-hidden="true"></span>` : nothing}`;
  const kind = `space ${space.shield ? "used" : ""} ${now ? "now" : ""} ${space.idle ? "idle" : ""}`;
  if (space.why && table.isMine) return shut(table, space, kind, inner);
  if (!free) return html`<div class=${kind} title=${`${state}. ${aboutAction(space.action)}`}>${inner}<span class="hidden">${state}</span></div>`;
  return html`<button
    type="button"
    class=${kind}
    aria-pressed=${table.choice.picked === space.id}
    title=${aboutAction(space.action)}
    @click=${(/** @type {MouseEvent} */ e) => {
      table.choice = { picked: space.id };
      if (isByKey(e)) goToConfirm();
      refresh();
    }}
  >
    ${inner}
  </button>`;
}

/**
 * A used field says why it is closed.
 * @param {Table} table
 * @param {any} space
 * @param {string} kind
 * @param {any} inner
 */
function shut(table, space, kind, inner) {
  return html`<button
    type="button"
    class=${kind}
    aria-disabled="true"
    title=${tell(space.why)}
    @click=${() => {
      table.choice = { asked: space.action };
      refresh();
    }}
  >
    ${inner}
  </button>`;
}

/** @param {string} action */
function aboutAction(action) {
  return has(`ui-tek-about-${action}`) ? say(`ui-tek-about-${action}`) : "";
}

/**
 * The number under the pointer: of the roll that serves now, else of the last one.
 * @param {Table} table
 * @returns {{n: number, serves: boolean}|null}
 */
export function pointer(table) {
  const { rolled } = /** @type {any} */ (table.view).compass;
  const last = rolled ?? table.log.filter((entry) => entry.key === "tek-log-roll").at(-1)?.args.n;
  return last ? { n: last, serves: Boolean(rolled) } : null;
}

/**
 * @param {Table} table
 * @param {any} view
 */
function compass(table, view) {
  const { side, actions, number, income } = view.compass;
  const at = pointer(table);
  const lines = [
    say(`ui-tek-compass-${side}`, { n: number }),
    at ? say(at.serves ? "ui-tek-compass-rolled" : "ui-tek-compass-last", { n: at.n, action: actions[at.n] }) : "",
    ...next(view, at),
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
    </details>
  </section>`;
}

/**
 * What the opponent is about to do, or has done, and why.
 * @param {any} view
 * @param {{n: number, serves: boolean}|null} at
 * @returns {string[]}
 */
function next(view, at) {
  if (view.over || view.round < 1) return [];
  const { next: rival, actions } = view.compass;
  if (rival) {
    if (!rival.why) return [say("ui-tek-compass-follows", { action: rival.action })];
    return [say("ui-tek-compass-collects"), tell(rival.why)];
  }
  if (view.turn === 0) return [say(view.action ? "ui-tek-compass-done" : "ui-tek-compass-after")];
  if (!view.action || !at) return [];
  const skipped = actions[at.n] !== view.action;
  return [
    skipped ? say("ui-tek-compass-next", { action: actions[at.n], name: view.action }) : "",
    say("ui-tek-compass-has-acted", { action: view.action }),
  ];
}
