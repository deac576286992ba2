// @ts-check
/** What is asked, who is to act or collect, and the answers. */
import { html, nothing } from "../vendor.js";
import { refresh } from "../frame/page.js";
import { has, name, regionName, say, tell } from "../frame/texts.js";
import { askedText, pacing, question } from "../frame/question.js";
import { glyph } from "../frame/glyphs.js";
import { reason } from "../frame/book.js";
import { entryText } from "../frame/announce.js";
import { crest, terrainSign } from "../frame/emblems.js";
import { actionText, piecesText, unitSigns, unitsText } from "./words.js";
import { markSign } from "./mark.js";
import { deedsAt, movesFrom } from "./board.js";
import { goodSign, pieceSign } from "./figures.js";
import { beforeWars, bidPanel, howDecided, stakeOf, warBox } from "./war.js";
import { payPanel, splitPanel, tradePanel } from "./pay.js";
import { isSelecting, selectAt, selectPanel } from "./card.js";
import { priceTag } from "./price.js";
import { cardsPanel } from "./choices.js";
import { answer, doubt } from "../frame/doubt.js";
import { confirm, option } from "./option.js";
import { stock } from "./seats.js";
import { aboutPlace, yieldOf, yieldText } from "./yields.js";
import { fresh } from "./affairs.js";
import { later } from "../frame/later.js";

/** How far each is with the action. */
const states = { done: glyph("check"), resolving: glyph("dot"), waiting: "…" };
/** Words of choices that give or take resources whether or not they have a price. */
const dealing = new Set(["bid", "collect", "trade"]);
const ending = later(() => import("./finish.js"));

/** @typedef {import("../frame/table.js").Table} Table */

/** @param {Table} table */
export function ask(table) {
  const view = /** @type {any} */ (table.view);
  if (!view) return nothing;
  if (view.over && !table.replaying) return ending()?.finish(table) ?? nothing;
  return question(table, askedText(table), html`${owned(table, view)} ${order(table, view)}`, html`${warBox(table)}
    ${table.isMine ? answers(table, view) : watching(table)}`);
}

/**
 * What can be paid with, where it is chosen what is paid: on a phone the seats are out of sight then.
 * @param {Table} table
 * @param {any} view
 */
function owned(table, view) {
  const pays = view.payment || view.stage === "select" || view.actions.some((/** @type {any} */ action) => action.price || dealing.has(action.word));
  if (!table.isMine || !pays) return nothing;
  return html`<p class="owned"><span class="quiet">${say("ui-tek-owned")}</span> ${stock(view, view.seats[view.to_move])}</p>`;
}

/**
 * Who has resolved the action, who does it now, who waits.
 * @param {Table} table
 * @param {any} view
 */
function order(table, view) {
  if (!view.action) return nothing;
  const now = view.order.find((/** @type {any} */ row) => row.state === "resolving")?.seat;
  const swapped = view.doing && view.doing !== view.action && now !== undefined;
  return html`<p class="order">
    <b>${name(view.action, "action")}</b>
    ${swapped ? html`<span class="quiet">${say("ui-tek-in-place", { seat: now, action: view.doing })}</span>` : nothing}
    ${view.order.map((/** @type {any} */ row) => {
      const text = say(`ui-tek-${row.state}`, { seat: row.seat });
      return html`<span class="turn-of ${row.state}" role="img" aria-label=${text} title=${text}
        >${crest(row.seat)}<span aria-hidden="true">${states[/** @type {keyof typeof states} */ (row.state)]}</span></span
      >`;
    })}
  </p>`;
}

/**
 * @param {Table} table
 * @param {any} view
 */
function answers(table, view) {
  if (table.doubted) return doubt(table, (action) => buttonText(view, action));
  const region = table.region && view.regions[table.region] ? table.region : null;
  const panel = region ? nothing : mainPanel(table, view);
  return html`${table.isKept ? setupHint(view) : nothing} ${view.war ? nothing : lately(table)} ${panel} ${region ? regionPanel(table, view, region) : hint(view)}
    ${region || view.war ? nothing : beforeWars(table)} ${region ? nothing : soleWar(view)} ${view.stage === "act" ? last(view) : nothing}
    ${view.retreat !== null ? html`<p>${say("ui-tek-retreat-costs", { n: view.retreat })}${retreatsLying(view) ? html` ${say("ui-tek-retreat-lies")}` : nothing}</p>` : nothing}
    ${general(table, view)} ${refusal(table, view)}`;
}

/**
 * What ends the game is said before it is done.
 * @param {any} view
 */
function last(view) {
  return view.actions
    .filter((/** @type {any} */ action) => action.triggers)
    .map((/** @type {any} */ { word }) => html`<p class="ends-game">${say(`ui-tek-ends-${word}`, { action: view.doing ?? view.action })}</p>`);
}

/**
 * Whether who has lost lies, which a retreat does not change.
 * @param {any} view
 */
function retreatsLying({ regions, to_move, war }) {
  return regions[war?.region]?.pieces.some((/** @type {any} */ { seat, piece, lying }) => seat === to_move && piece !== "fort" && lying);
}

/**
 * The war that the action leads to by itself, where it has only one way.
 * @param {any} view
 */
function soleWar(view) {
  const act = view.actions.find((/** @type {any} */ action) => action.word === "act" && action.stake);
  if (!act) return nothing;
  return html`<p>${glyph("swords")} <b>${say("ui-tek-war", { region: act.stake.region })}</b></p>
    ${stakeOf(act)} ${howDecided(act)}`;
}

/**
 * The panel that the question asks for.
 * @param {Table} table
 * @param {any} view
 */
function mainPanel(table, view) {
  if (view.bids.length) return bidPanel(table);
  if (view.payment) return payPanel(table);
  if (view.stage === "split") return splitPanel(table);
  if (view.actions.some((/** @type {any} */ action) => action.word === "trade")) return tradePanel(table);
  if (view.stage === "select") return selectPanel(table);
  return cardsPanel(table);
}

/**
 * What the others did in the step that led here, and what whoever is asked must not miss.
 * @param {Table} table
 */
function lately(table) {
  const must = fresh(table);
  const whole = new Set(must.flatMap(({ entries }) => entries));
  const seat = table.view?.to_move;
  const own = table.log.map((entry) => entry.seat).lastIndexOf(seat ?? null);
  const told = table.log.slice(own + 1).filter((entry) => table.world?.story.deed(entry)?.kind !== "sum" && !whole.has(entry)).slice(-5);
  if (!told.length && !must.length) return nothing;
  return html`${must.map(({ text }) => html`<p class="fresh">${text}</p>`)}
    ${told.length ? html`<ul class="lately">${told.map((entry) => html`<li>${entryText(entry)}</li>`)}</ul>` : nothing}`;
}

/**
 * Why a greyed button is refused; and, as a note that blames nobody, where the question itself ends short.
 * @param {Table} table
 * @param {any} view
 */
function refusal(table, view) {
  if (table.region) return nothing;
  const told = view.closed.filter((/** @type {any} */ row) => !greyed.has(row.word) || table.choice.asked === row.word);
  return told.map((/** @type {any} */ row) => html`<p class=${table.choice.asked === row.word ? "why" : "quiet"}>${reason(row.why)}</p>`);
}

/**
 * What a choice of the set-up changes: whoever is new cannot know it yet. A lesson tells it itself.
 * @param {any} view
 */
function setupHint(view) {
  const key = view.ask.key.replace("tek-ask", "ui-tek-setup").replace("pick-land", "pick-side");
  return has(key) ? html`<p class="quiet about-setup">${say(key)}</p>` : nothing;
}

/** @param {any} view */
function hint(view) {
  const moves = ["patrol", "quest"].includes(view.doing ?? view.action);
  if (view.march.length) return html`<p class="hint">${say(moves ? "ui-tek-hint-leave" : "ui-tek-hint-march")}</p>`;
  if (view.actions.some((/** @type {any} */ action) => action.to)) return html`<p class="hint">${say("ui-tek-hint-move")}</p>`;
  const offered = view.actions.some((/** @type {any} */ action) => action.region);
  return offered ? html`<p class="hint">${say("ui-tek-hint-region")}</p>` : nothing;
}

/**
 * One region: what stands there, and what can be done with it.
 * @param {Table} table
 * @param {any} view
 * @param {string} id
 */
function regionPanel(table, view, id) {
  const at = view.regions[id];
  const land = view.cards.find((/** @type {any} */ card) => card.name === at.card);
  const actions = deedsAt(table, id);
  const moves = movesFrom(table, id);
  const given = yieldOf(view, /** @type {any} */ (table.drawing), id);
  const picked = actions.length === 1 ? actions[0] : actions.find((action) => action.id === table.choice.picked);
  // It stands under what it is about: beside the button, which sticks, it would cover the others.
  const stakes = html`${stakeOf(picked)} ${howDecided(picked)}`;
  return html`<div class="choice region-choice">
    <p class="choice-title">
      ${terrainSign(drawnAs(at.terrain))} <span class="region-name">${regionName(id)}</span>
      ${land ? markSign(land.mark, "land", land.land) : nothing}
    </p>
    <div class="facts">
      ${given ? html`<p class="given">${goodSign(given.kind)} ${yieldText(given, at.terrain)}</p>` : nothing}
      <p class="held">
        ${at.pieces.map((/** @type {any} */ piece) => pieceSign(piece))}
        ${at.pieces.length ? piecesText(at).join(", ") : say("ui-nobody")}${at.allied ? html` · ${say("ui-tek-allied")}` : nothing}
      </p>
      ${aboutPlace(view, id, actions.length > 0).map((text) => html`<p class="quiet">${text}</p>`)}
    </div>
    ${actions.length > 1
      ? html`<div class="options" role="group" aria-label=${regionName(id)}>
          ${actions.map(
            (action) => html`${option(table, action, action.to === id ? origin(action) : action.to ? goal(action) : html`${actionText(action)}${priceTag(action)}`)}
              ${action === picked && picked.stake ? html`<div class="read">${stakes}</div>` : nothing}`,
          )}
        </div>`
      : nothing}
    ${actions.length === 1 ? means(actions[0]) : nothing}
    ${selectAt(table, view, id)} ${whyNot(table, view, id, actions)}
    ${moves.length > 1 && !picked ? html`<p class="hint">${say("ui-tek-hint-goal")}</p>` : nothing}
    ${picked ? nothing : stakeOf(alike(actions))}
    ${actions.length > 1 ? nothing : stakes}
    ${actions.length ? html`<div class="upshot">${confirm(table, picked, cancel(table))}</div>` : nothing}
  </div>`;
}

/**
 * Any of the ways into a war, where all cost the same.
 * @param {any[]} actions
 */
function alike([first, ...rest]) {
  const stake = JSON.stringify(first?.stake);
  return rest.every((each) => JSON.stringify(each.stake) === stake) ? first : null;
}

/**
 * Where a move begins, where its end was pointed at.
 * @param {any} action
 */
function origin(action) {
  return html`<span>${action.hero ? say("tek-piece-hero") : ""} ${regionName(action.region)} ${glyph("arrow")} ${means(action)}</span>`;
}

/**
 * Whether a move is war.
 * @param {any} action
 */
function means(action) {
  return action.war ? html`<span class="quiet">${glyph("swords")} ${say("ui-tek-means-war")}</span>` : nothing;
}

/**
 * Where a move ends, and whether that is war.
 * @param {any} action
 */
function goal(action) {
  return html`<span
    >${action.hero ? say("tek-piece-hero") : ""} ${glyph("arrow")} ${regionName(action.to)}
    ${means(action)}</span
  >`;
}

/**
 * Why nothing can be done in the chosen region, or why the move cannot end where it was pointed.
 * @param {Table} table
 * @param {any} view
 * @param {string} id
 * @param {any[]} actions
 */
function whyNot(table, view, id, actions) {
  const goal = table.choice.goal;
  const closed = goal ? view.regions[goal]?.refused[id] : null;
  if (closed) return html`<p class="why">${regionName(goal)}: ${reason(closed)}</p>`;
  const why = table.isMine && !actions.length ? view.regions[id].why : null;
  if (why) return html`<p class="why">${reason(why)}</p>`;
  if (isSelecting(table)) return view.card.some((/** @type {any} */ space) => space.places.includes(id)) ? nothing : html`<p class="quiet">${say("ui-tek-hint-not-here")}</p>`;
  const placed = view.actions.some((/** @type {any} */ action) => action.region || action.to) || view.march.length;
  if (!table.isMine || placed) return nothing;
  const act = view.actions.find((/** @type {any} */ { word }) => word === "act");
  return html`<p class="quiet">${act ? say("ui-tek-hint-by-button", { button: buttonText(view, act) }) : say("ui-tek-hint-elsewhere")}</p>`;
}

/** @param {string} terrain */
function drawnAs(terrain) {
  return { plains: "farmland", water: "lake", tundra: "hill", capital: "farmland", ruins: "swamp", silver_peaks: "mountain", crags: "mountain" }[terrain] ?? terrain;
}

/** Words whose buttons stay, greyed, and say why when they are pressed. */
const greyed = new Set(["act", "level"]);
/** Words that a panel of their own asks for. */
const paneled = new Set(["bid", "pay", "split", "trade", "keep", "take"]);

/**
 * The answers that need no place, card or sum.
 * @param {Table} table
 * @param {any} view
 */
function general(table, view) {
  const rest = view.actions.filter((/** @type {any} */ action) => {
    if (action.region || paneled.has(action.word)) return false;
    if (action.word === "flag") return !view.bids.length;
    return !(action.word === "choose" && ["pick-faction", "pick-side", "pick-land", "copy", "draw-faction"].includes(view.stage));
  });
  const shut = table.region ? [] : view.closed.filter((/** @type {any} */ row) => greyed.has(row.word));
  const back = table.region && !deedsAt(table, table.region).length ? cancel(table) : nothing;
  if (!rest.length && back === nothing && !shut.length) return nothing;
  return html`<div class="buttons answers">
    ${rest.map(
      (/** @type {any} */ action, /** @type {number} */ k) =>
        html`<button
          type="button"
          data-action=${action.id}
          class=${!table.region && k === 0 && isMain(view, action, rest) ? "confirm" : ""}
          ?disabled=${table.waiting}
          @click=${() => answer(table, action)}
        >
          ${buttonText(view, action)}${action.word === "collect" ? harvest(view.harvest) : priceTag(action)}
        </button>`,
    )}
    ${shut.map(
      (/** @type {any} */ row) =>
        html`<button
          type="button"
          class="shut"
          aria-disabled="true"
          @click=${() => {
            table.choice = { asked: table.choice.asked === row.word ? null : row.word };
            refresh();
          }}
        >
          ${say(`tek-do-${row.word}`)}
        </button>`,
    )}
    ${back}
  </div>`;
}

/**
 * Closes the region that is looked at.
 * @param {Table} table
 */
function cancel(table) {
  return html`<button
    type="button"
    class="plain"
    @click=${() => {
      table.forget();
      refresh();
    }}
  >
    ${say("ui-cancel")}
  </button>`;
}

/**
 * @param {any} view
 * @param {any} action
 */
function buttonText(view, action) {
  if (action.left) return say("ui-tek-select-idle", { action: action.name });
  const { other_action: other } = view.ask.args ?? {};
  if (action.word === "use" && action.name === "action_instead" && other) return say("tek-do-act-named", { action: other });
  if (action.word === "act") return say("tek-do-act-named", { action: view.doing ?? view.action });
  if (action.word === "pass" && view.stage === "move") return say("tek-do-move-no-more");
  return action.word === "flag" ? say("tek-do-give-up") : actionText(action);
}

/**
 * What collecting would give.
 * @param {{units: Record<string, number>, choice: number}} found
 */
function harvest({ units, choice }) {
  const some = Object.keys(units).length > 0;
  const any = choice ? say("ui-tek-any", { n: choice }) : "";
  const told = [unitsText(units), any].filter(Boolean).join(", ") || "0";
  return html`<span class="hidden">: ${told}</span>
    <span class="price" aria-hidden="true">${some ? unitSigns(units) : nothing} ${choice ? html`${choice}${goodSign("choice")}` : nothing}${some || choice ? nothing : "0"}</span>`;
}

/**
 * @param {any} view
 * @param {any} action
 * @param {any[]} rest
 */
function isMain(view, action, rest) {
  return action.word === "act" || (rest.length === 1 && view.actions.length === 1);
}

/** @param {Table} table */
function watching(table) {
  const view = /** @type {any} */ (table.view);
  const region = table.region && view.regions[table.region] ? regionPanel(table, view, table.region) : nothing;
  if (!table.replaying) return html`${pacing(table)} ${region}`;
  const told = table.log.filter((entry) => entry.n === table.n && table.world?.story.deed(entry)?.kind !== "sum");
  return html`${told.map((entry) => html`<p class="last">${entryText(entry)}</p>`)} ${region}`;
}
