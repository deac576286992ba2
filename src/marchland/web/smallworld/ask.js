// @ts-check
/** The one sentence of what is being asked, and the buttons that answer it. */
import { html, nothing, repeat } from "../vendor.js";
import { say, tell } from "../frame/texts.js";
import { crest, icon } from "../frame/emblems.js";
import { lineList } from "../frame/book.js";
import { deployPanel } from "./deploy.js";
import { closedNote } from "./places.js";
import { regionButtons, regionPanel, spentWays } from "./region.js";
import { isMarching } from "./price.js";
import { actionText, isStay } from "./words.js";
import { later } from "../frame/later.js";
import { askedText, isHeading, pacing, question } from "../frame/question.js";
import { entryText } from "../frame/announce.js";
import { bombed, found, foundLast } from "./sites.js";
import { deed } from "./story.js";
import { answer, doubt } from "../frame/doubt.js";
import { isPaired, pairButtons, pairOf } from "./pairs.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("../frame/types.js").Action} Action */

const ending = later(() => import("./finish.js"));
/** Panels that nobody needs at first. */
const pairing = later(() => import("./pairing.js"));
const placing = later(() => import("./placing.js"));

/** @param {Table} table */
export function ask(table) {
  const view = table.view;
  if (!view) return nothing;
  if (view.over && !table.replaying) return ending()?.finish(table) ?? nothing;
  return question(table, askedText(table), nothing, html`${rolled(table)} ${recent(table)} ${found(table)}
    ${table.isMine ? answers(table) : watching(table)}`);
}

/**
 * The lines of a die that has just fallen.
 * @param {Table} table
 */
function fallen(table) {
  const roll = table.news.findIndex((entry) => entry.key.endsWith("-roll"));
  if (roll < 0 || table.replaying) return [];
  return table.news.slice(roll).filter((entry) => entry.key !== "log-score" && !isHeading(table.world, entry)).slice(0, 2);
}

/**
 * A die that has just fallen, and what came of it.
 * @param {Table} table
 */
function rolled(table) {
  const told = fallen(table);
  const bombs = bombed(table);
  if (bombs.length) return html`<p class="rolled">${icon("bomb")} <span>${bombs.map(entryText).join(" ")}</span></p>`;
  if (!told.length) return nothing;
  // What the die won names its player by itself.
  const said = told[1] && deed(told[1])?.kind === "take" ? told.slice(1) : told;
  return html`<p class="rolled">
    <span class="die" role="img" aria-label=${say("action-rolled", { n: told[0].args.n })}>${told[0].args.n}</span>
    <span>${said.map(entryText).join(" ")}</span>
  </p>`;
}

/**
 * The line of the turn that was scored last, while it is news.
 * @param {Table} table
 */
function scoredLast(table) {
  if (table.replaying || (table.isMine && !["mode", "pick"].includes(table.view?.stage ?? ""))) return null;
  return table.log.filter((entry) => entry.key === "log-score" && entry.n <= table.n).at(-1) ?? null;
}

/**
 * Each coin of the turn that was scored last, before the next one is under way; what came in besides counts too.
 * @param {Table} table
 */
function recent(table) {
  const scored = scoredLast(table);
  if (!scored) return nothing;
  const over = table.log.filter(({ key, seat, n }) => key === "log-turn-over" && seat === scored.seat && n >= scored.n && n <= table.n).at(-1);
  const told = over && over.args.n !== scored.args.n ? over : scored;
  return html`<p class="recent">
    ${crest(/** @type {number} */ (scored.seat))} <b>${entryText(told)}</b>
    ${(told.lines ?? []).map((line) => html`<span>${tell(line)}</span>`)} ${isSecretYet(table) ? html`<span>${say("ui-coins-hidden-yet")}</span>` : nothing}
  </p>`;
}

/**
 * Whether it is as new to who sees it that nobody knows the coins of another as that coins come in at all.
 * @param {Table} table
 */
function isSecretYet({ view, chairs }) {
  return (view?.round ?? 0) <= 2 && view?.seats.some(({ coins, seat }) => (coins ?? null) === null && !chairs[seat]?.mine);
}

/** @param {Table} table */
function answers(table) {
  const view = table.view;
  if (table.doubted) return doubt(table, actionText);
  const [pairs, places] = view?.stage === "pick" ? [] : [pairing(), placing()];
  if (pairOf(table)) return pairs?.pairPanel(table);
  const asked = view?.deploy ?? view?.places;
  const other = table.region && !asked?.regions.includes(table.region) ? regionPanel(table) : nothing;
  if (view?.stage === "pick") return html`<p class="hint">${say("ui-hint-pick")}</p> ${other}`;
  if (view?.deploy) return html`${deployPanel(table)} ${other} ${besides(table)}`;
  if (view?.places) return html`${places?.placesPanel(table)} ${other}`;
  const closed = view?.closed ?? {};
  return html`${table.region ? regionPanel(table) : hint(table)} ${closedNote({ closed, regions: Object.keys(closed) })} ${general(table)}`;
}

/**
 * What else may be done while numbers are asked for.
 * @param {Table} table
 */
function besides(table) {
  const others = table.view?.actions.some(isPaired);
  return others ? html`<div class="buttons wrap">${pairButtons(table, null)}</div>` : nothing;
}

/** Stages with few answers: regions stand among the buttons, too. */
const short = new Set(["choose", "begin"]);

/** @param {Table} table */
function hint(table) {
  const { stage = "", actions = [], march = [] } = table.view ?? {};
  if (short.has(stage)) return nothing;
  const { first_race: first, race } = table.view?.ask.args ?? {};
  const why = stage === "recruit" && table.view?.abilities[race];
  if (why) return html`<p class="hint">${tell(why)}</p>`;
  if (march.length && first) return html`<p class="hint">${say("ui-hint-march-first", { race: first })}</p>`;
  const isVain = march.length && Object.values(table.view?.regions ?? {}).every(({ then }) => !then.length);
  if (isVain) return html`<p class="hint">${say("ui-hint-march-none", { race })}</p>`;
  if (march.length) return html`<p class="hint">${say(stage === "ready" ? "ui-hint-march-own" : "ui-hint-march")}</p>`;
  const offered = actions.some((action) => action.region);
  return offered ? html`<p class="hint">${say(isMarching(table) ? "ui-hint-region" : "ui-hint-marked")}</p>${spentWays(table)}` : nothing;
}

/**
 * What can be done with the chosen region, then the answers that name no region.
 * @param {Table} table
 */
function general(table) {
  const named = short.has(table.view?.stage ?? "") && !table.region;
  const at = (/** @type {Action} */ action) => (action.region ? table.view?.regions[action.region] : undefined);
  const stays = (/** @type {Action} */ action) => !table.region && isStay(action, at(action));
  const actions = (table.view?.actions ?? []).filter((action) => !action.region || (named && !isPaired(action)) || stays(action));
  return html`<div class="buttons answers ${table.region || actions.length < 5 ? "foot" : ""}">
    ${table.region ? regionButtons(table) : nothing}
    ${repeat(
      actions,
      // No button of the last question stays under the keyboard with another word on it.
      (action) => `${table.n} ${action.id}`,
      (action) =>
        html`<button
          type="button"
          data-action=${action.id}
          class=${stays(action) || (!table.region && isMain(table, actions, action)) ? `confirm ${action.word === "stop" ? "aside" : ""}` : ""}
          ?disabled=${table.waiting}
          @click=${() => answer(table, action)}
        >
          ${stays(action) ? actionText(action, at(action)) : buttonText(table, action)}
        </button>`,
    )}
    ${pairButtons(table, table.region)}
    ${modeNote(table)}
  </div>`;
}

/**
 * What an answer leads to: nobody marches any more once the die has ended the conquests.
 * @param {Table} table
 * @param {Action} action
 */
function buttonText({ view }, action) {
  if (action.word === "stop" && view?.stage === "deploy") return say("ui-confirm-deploy");
  return action.word === "ready" && view?.ask.key === "ask-ready-over" ? say("action-ready-over") : actionText(action);
}

/**
 * The answer most people want first gets the strong button.
 * @param {Table} table
 * @param {Action[]} actions
 * @param {Action} action
 */
function isMain(table, actions, action) {
  const main = ["expand", "ready", "stay"].find((word) => actions.some((each) => each.word === word));
  return action.word === main || table.view?.actions.length === 1;
}

/** @param {import("../frame/types.js").Line[]} lines */
function total(lines) {
  return lines.reduce((sum, line) => sum + line.n, 0);
}

/** @param {Table} table */
function modeNote(table) {
  const view = table.view;
  if (view?.stage !== "mode" || !view.income.length) return nothing;
  return html`<details class="earned">
    <summary>${say("ui-income-either", { n: total(view.income), declining: total(view.fading) })}</summary>
    <p class="quiet">${say("ui-income-expanding")}</p>
    ${lineList(view.income)}
    <p class="quiet">${say("ui-income-declining")}</p>
    ${lineList(view.fading)}
  </details>`;
}

/**
 * What a bot has just done, and how fast it goes on.
 * @param {Table} table
 */
function watching(table) {
  const chosen = table.region ? regionPanel(table) : nothing;
  if (table.replaying) {
    const told = table.log.filter((entry) => entry.n === table.n && !isHeading(table.world, entry));
    return html`${told.map((entry) => html`<p class="last">${entryText(entry)}</p>`)} ${chosen}`;
  }
  const told = [scoredLast(table), foundLast(table), ...fallen(table)];
  return html`${pacing(table, (entry) => told.includes(entry))} ${chosen}`;
}
