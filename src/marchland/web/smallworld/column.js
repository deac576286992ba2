// @ts-check
/** The column of combinations with the coins that lie on them. */
import { html, nothing } from "../vendor.js";
import { afterDrawing, refresh } from "../frame/page.js";
import { name, say } from "../frame/texts.js";
import { coin, icon, tile } from "../frame/emblems.js";
import { sentences } from "../frame/help.js";
import { goTo, goToConfirm, isByKey } from "../frame/focus.js";
import { reason } from "../frame/book.js";
import { raceSign } from "./faces.js";
import { factionBadge, hasFactions } from "./factions.js";
import { hasIslands } from "./islands.js";
import { foldedLegend } from "./legend.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Combo} Combo */

/**
 * @param {Table} table
 * @returns {number|null} the combination that is looked at
 */
function chosenRow(table) {
  return table.choice.combo ?? null;
}

/**
 * Where a lesson waits for another to pick, it speaks of what one has: that is in sight then.
 * @param {Table} table
 */
export function column(table) {
  const view = table.view;
  if (!view) return nothing;
  return html`<section class="column card" aria-labelledby="column-title">
    <details class="strip" ?open=${view.stage === "pick" && (table.isMine || table.isKept)}>
      <summary><h2 id="column-title">${say("ui-column")}</h2> <span class="in-short">${view.column.map(badges)}</span></summary>
      ${columns(table)}
      <p class="quiet stacks">${stacks(view.stacks)}</p>
    </details>
    ${foldedLegend(table)}
    ${hasIslands(view) && view.faces?.some((face) => !table.drawing?.names?.[face]) ? html`<p class="quiet map-own">${say("ui-map-own")}</p>` : nothing}
  </section>`;
}

/**
 * How much lies face down under the column.
 * @param {{races: number, powers: number}} left
 */
function stacks({ races, powers }) {
  return say("ui-stacks", { races: say("stack-races", { n: races }), powers: say("stack-powers", { n: powers }) });
}

/**
 * One column, or one for each faction where seats are bound to them.
 * @param {Table} table
 */
function columns(table) {
  const view = /** @type {import("./types.js").View} */ (table.view);
  const rows = view.column.map((combo, row) => ({ combo, row }));
  const cards = (/** @type {typeof rows} */ some) => html`<ol class="combos">${some.map(({ combo, row }) => comboCard(table, combo, row))}</ol>`;
  const sides = [...new Set(view.seats.map((seat) => seat.side))].filter((side) => side);
  if (!sides.length) return cards(rows);
  return sides.map(
    (side) => html`<h3 class="side-title">${factionBadge(side)} <span>${name(/** @type {string} */ (side), "faction")}</span></h3>
      ${cards(rows.filter(({ combo }) => combo.faction === side))}`,
  );
}

/**
 * @param {Combo} combo
 */
export function comboName(combo) {
  return combo.power ? say("combo", { race: combo.race, power: combo.power }) : name(combo.race, "race");
}

/**
 * @param {Table} table
 * @param {Combo} combo
 * @param {number} row
 */
function comboCard(table, combo, row) {
  const picking = table.isMine && table.view?.stage === "pick";
  const chosen = chosenRow(table) === row;
  const inner = html`
    ${badges(combo)}
    <span class="combo-name">${comboName(combo)}</span>
    ${table.view && hasFactions(table.view) ? factionBadge(combo.faction) : nothing}
    <span class="combo-facts">
      ${combo.tokens === null
        ? nothing
        : html`<span class="fact" title=${say("ui-tokens", { n: combo.tokens })}
            >${tile(combo.tokens)}</span
          >`}
      ${combo.coins
        ? html`<span class="fact gain" title=${say("ui-coins-on", { n: combo.coins })}
            >${coin(`+${combo.coins}`)}</span
          >`
        : nothing}
      <span class="fact price" title=${say("ui-costs", { n: combo.price })}
        >${combo.price ? coin(`−${combo.price}`) : say("ui-free")}</span
      >
    </span>
  `;
  return html`<li class="combo ${chosen ? "chosen" : ""} ${picking && combo.action === null ? "closed" : ""}">
    <button
      type="button"
      class="combo-row"
      ?data-answer=${picking}
      aria-expanded=${chosen}
      aria-label=${comboLabel(table, combo)}
      @click=${(e) => {
        choose(table, row);
        if (picking && !chosen && isByKey(e)) goToConfirm();
      }}
      @keydown=${neighbour}
    >
      ${inner}
    </button>
    ${chosen ? comboDetail(table, combo) : nothing}
  </li>`;
}

/**
 * Up and down lead from combination to combination, from the button that takes one too; with Shift, Tab leads back from there to its row.
 * @param {KeyboardEvent} event
 */
function neighbour(event) {
  const { currentTarget: at } = event;
  if (!(at instanceof Element)) return;
  const isTaking = at.matches(".confirm");
  const way = isTaking && event.shiftKey && event.key === "Tab" ? 0 : { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const row = isTaking ? document.querySelector(".combo.chosen > .combo-row") : at;
  if (way === undefined || !row) return;
  event.preventDefault();
  const rows = [...(row.closest(".combos")?.querySelectorAll("button.combo-row") ?? [])];
  goTo([rows[rows.indexOf(row) + way] ?? (isTaking ? row : null)]);
}

/** @param {Combo} combo */
function badges(combo) {
  return html`<span class="badges">
    ${combo.power ? html`<span class="badge power">${icon(combo.power)}</span>` : nothing}
    <span class="badge race">${raceSign(combo.race)}</span>
  </span>`;
}

/**
 * @param {Table} table
 * @param {Combo} combo
 */
function comboLabel(table, combo) {
  const sided = combo.faction && table.view && hasFactions(table.view);
  const coins = combo.coins ? say("ui-coins-on", { n: combo.coins }) : "";
  return [
    comboName(combo),
    sided ? name(/** @type {string} */ (combo.faction), "faction") : "",
    say("ui-tokens", { n: combo.tokens }),
    combo.price ? say("ui-costs", { n: combo.price }) : say("ui-free"),
    coins,
  ]
    .filter(Boolean)
    .join(", ");
}

/** @param {number} row */
function topOf(row) {
  return document.querySelectorAll(".combo-row")[row]?.getBoundingClientRect().top ?? 0;
}

/**
 * Opens a row or closes it: one above it that closes leaves it under the finger, as far as the panel has been scrolled.
 * @param {Table} table
 * @param {number} row
 */
function choose(table, row) {
  const top = topOf(row);
  table.choice = { combo: chosenRow(table) === row ? null : row };
  table.region = null;
  afterDrawing(() => {
    (innerWidth > innerHeight ? document.querySelector(".sheet") : window)?.scrollBy(0, topOf(row) - top);
    document.querySelector(".combo.chosen")?.scrollIntoView({ block: "nearest" });
  });
  refresh();
}

/**
 * Both sentences, right under the row they are about, and the button that takes it.
 * @param {Table} table
 * @param {Combo} combo
 */
function comboDetail(table, combo) {
  return html`<div class="combo-detail">
    <div class="columns">
      ${combo.power
        ? html`<div><b>${name(combo.power, "power")}</b> ${sentences(combo.power)}</div>`
        : nothing}
      <div><b>${name(combo.race, "race")}</b> ${sentences(combo.race)}</div>
    </div>
    ${combo.why ? html`<p class="why">${reason(combo.why)}</p>` : nothing}
    ${table.isMine && table.view?.stage === "pick" ? takeButton(table, combo) : nothing}
  </div>`;
}

/**
 * @param {Table} table
 * @param {Combo} combo
 */
function takeButton(table, combo) {
  const action = table.view?.actions.find((each) => each.id === combo.action);
  return html`<div class="buttons foot">
    <button
      type="button"
      class="confirm"
      ?disabled=${!action || table.waiting}
      @click=${() => action && table.act(action)}
      @keydown=${neighbour}
    >
      ${say("ui-take", { race: combo.race, power: combo.power })}
    </button>
  </div>`;
}
