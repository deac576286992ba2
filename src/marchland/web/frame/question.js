// @ts-check
/** What every question has: whose it is, its sentence, the way back, trouble, and the pace of bots. */
import { html, nothing, ref } from "../vendor.js";
import { keepPace, paces } from "./prefs.js";
import { refusal } from "./refusal.js";
import { regionName, say, tell } from "./texts.js";
import { adviceButton } from "./advice.js";
import { entryText, wholeText } from "./announce.js";
import { crest, levelName } from "./emblems.js";
import { ruleLink } from "./book.js";
import { watched } from "./sight.js";
import { backAsked, wayBack } from "./undo.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").Entry} Entry */

/**
 * What is asked; where it is asked of nobody here, what is told of it.
 * @param {Table} table
 */
export function askedText(table) {
  const view = /** @type {import("./types.js").View} */ (table.view);
  const told = (table.isMine ? table.world?.doing : table.world?.told)?.(table);
  if (table.isMine || table.replaying) return told ?? tell(view.ask);
  return told ?? say("ui-turn-of", { seat: view.to_move >= 0 ? view.to_move : view.turn });
}

/**
 * The card of what is asked.
 * @param {Table} table
 * @param {string} sentence
 * @param {any} above what stands right under the sentence
 * @param {any} body
 */
export function question(table, sentence, above, body) {
  const view = /** @type {import("./types.js").View} */ (table.view);
  const seat = view.to_move >= 0 ? view.to_move : view.turn;
  return html`<section class="ask card" aria-label=${say("ui-asked")}>
    <div class="ask-head">
      ${crest(seat)} ${wayBack(table, adviceButton(table))}
      <h1 class="sentence" tabindex="-1" ${ref(watched)}>${sentence}</h1>
    </div>
    ${above} ${backAsked(table) ?? body}
  </section>`;
}

/**
 * A line that is followed by others: it has the room of the longest, so that no button below moves under a finger.
 * @param {string} kind
 * @param {string} text
 * @param {string} one that may stand there next
 * @param {string} [other]
 */
export function heldLine(kind, text, one, other) {
  return html`<p class="steady ${kind}" data-one=${one} data-other=${other || nothing}><span>${text}</span></p>`;
}

/**
 * What went wrong, on the rim of the map beside the question: it pushes no button away under a finger.
 * @param {Table} table
 */
export function trouble(table) {
  if (table.view?.over && !table.replaying) return nothing;
  if (table.lost) return html`<p class="trouble" role="status">${say("ui-lost")}</p>`;
  if (!table.error || table.error.key.startsWith("error-chat")) return nothing;
  const { region } = table.error;
  return refusal(`${region ? `${regionName(region)}: ` : ""}${tell(table.error)}`, table.error.key.startsWith("error-") ? nothing : ruleLink(table.error));
}

/**
 * The last line of the log that is neither a heading nor a sum.
 * @param {Table} table
 */
function lastTold({ log, world }) {
  let k = log.length - 1;
  while (k >= 0 && isHeading(world, log[k])) k -= 1;
  return log[k];
}

/**
 * Whether a line of the log heads a turn or sums it up.
 * @param {import("./world.js").World|null} world
 * @param {Entry} entry
 */
export function isHeading(world, entry) {
  return ["turn", "sum"].includes(world?.story.deed(entry)?.kind ?? "");
}

/**
 * Which bot thinks, and at which level; nothing where it waits to be let on.
 * @param {Table} table
 */
function thinking({ view, chairs, pace }) {
  const seat = view?.to_move ?? -1;
  const bot = chairs[seat]?.bot;
  if (!bot || pace === "step") return nothing;
  return html`<p class="quiet thinking">${say("ui-thinks", { seat, level: levelName(bot) })}</p>`;
}

/**
 * What was done last, and how fast bots go on.
 * @param {Table} table
 * @param {(entry: Entry) => boolean} [isSaid] whether a line is told elsewhere
 * @param {Entry|null} [step] what is told now, with all that it says, of what was done at once
 */
export function pacing(table, isSaid = () => false, step = null) {
  if (!table.isKept) return nothing;
  const last = lastTold(table);
  const text = step ? wholeText(step) : last && !isSaid(last) ? entryText(last) : "";
  return html`<div class="choice watching">
      ${thinking(table)} ${text ? html`<p class="last">${text}</p>` : nothing}
      ${isHurried(table) ? pace(table) : nothing}
    </div>`;
}

/**
 * Whether somebody at this screen may hurry those who are waited for: bots, and no person elsewhere.
 * @param {Table} table
 */
function isHurried({ view, chairs, host }) {
  return chairs[view?.to_move ?? -1]?.kind !== "person" && (host || chairs.some((chair) => chair.mine));
}

/** @param {Table} table */
function pace(table) {
  return html`<div class="buttons">
        <button type="button" class="confirm" @click=${() => table.tell({ type: "next" })}>
          ${say(table.pace === "step" ? "ui-next" : "ui-skip")}
        </button>
        ${pacePick(table)}
      </div>`;
}

/**
 * Whose pace it is: alone, that of the opponent which the rules play.
 * @param {Table} table
 */
function paceName({ chairs }) {
  return say(chairs.some(({ bot }) => bot) ? "ui-pace" : "ui-pace-opponent");
}

/**
 * How fast bots go on.
 * @param {Table} table
 */
function pacePick(table) {
  return html`<span class="segments" role="group" aria-label=${paceName(table)}>
    ${paces.map(
      (pace) => html`<button type="button" aria-pressed=${table.pace === pace} @click=${() => {
        keepPace(pace);
        table.tell({ type: "pace", pace });
      }}>${say(`ui-pace-${pace}`)}</button>`,
    )}
  </span>`;
}

/**
 * The pace of bots: while they move there is no time to choose it, so it is in the menu, and where they have just moved.
 * @param {Table} table
 */
export function paceOfBots(table) {
  const bots = table.chairs.some(({ kind }) => kind === "bot");
  if (!bots || !table.isKept || !(table.host || table.own.length)) return nothing;
  return html`<p class="pace-of-bots"><span class="quiet">${paceName(table)}</span> ${pacePick(table)}</p>`;
}
