// @ts-check
/** The action card with its shields, and beside it the compass of the solo game in words. */
import { html, nothing } from "../vendor.js";
import { refresh } from "../page.js";
import { has, name, say } from "../texts.js";
import { goToConfirm } from "../table.js";
import { deedSign } from "./figures.js";

/** @typedef {import("../table.js").Table} Table */

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
    ${view.compass ? compass(view) : nothing}
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
  const inner = html`${deedSign(space.action)}<span>${text}</span>${space.shield ? html`<span class="shield" aria-hidden="true"></span>` : nothing}`;
  const kind = `space ${space.shield ? "used" : ""} ${now ? "now" : ""}`;
  if (!free) return html`<div class=${kind} title=${`${state}. ${aboutAction(space.action)}`}>${inner}<span class="hidden">${state}</span></div>`;
  return html`<button
    type="button"
    class=${kind}
    aria-pressed=${table.choice.picked === space.id}
    title=${aboutAction(space.action)}
    @click=${() => {
      table.choice = { picked: space.id };
      refresh();
    }}
    @keydown=${(/** @type {KeyboardEvent} */ e) => e.key === "Enter" && goToConfirm()}
  >
    ${inner}
  </button>`;
}

/** @param {string} action */
function aboutAction(action) {
  return has(`ui-tek-about-${action}`) ? say(`ui-tek-about-${action}`) : "";
}

/** @param {any} view */
function compass(view) {
  const { side, rolled, actions, number, income } = view.compass;
  const lines = [
    say(`ui-tek-compass-${side}`, { n: number }),
    rolled ? say("ui-tek-compass-rolled", { n: rolled, action: actions[rolled] }) : "",
    next(view),
    say(income ? "ui-tek-compass-income" : "ui-tek-compass-no-income"),
  ];
  return html`<section class="compass card" aria-labelledby="compass-title">
    <h2 id="compass-title">${say("ui-tek-compass")}</h2>
    <ul class="lines">${lines.filter(Boolean).map((text) => html`<li>${text}</li>`)}</ul>
    <details>
      <summary>${say("ui-tek-compass-actions")}</summary>
      <ol class="hours">
        ${[1, 2, 3, 4, 5, 6].map(
          (n) => html`<li class=${rolled && (rolled - 1) % 6 === n - 1 ? "now" : ""}><b>${n}, ${n + 6}</b> ${name(actions[n], "action")}</li>`,
        )}
      </ol>
    </details>
  </section>`;
}

/**
 * What the opponent is about to do, and why.
 * @param {any} view
 */
function next(view) {
  if (view.over || view.round < 1) return "";
  if (view.turn === 0 && view.action) return say("ui-tek-compass-follows", { action: view.action });
  if (view.turn === 0) return say("ui-tek-compass-after");
  return say("ui-tek-compass-has-acted");
}
