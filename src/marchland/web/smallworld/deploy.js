// @ts-check
/** Redeployment: plus and minus, drag, the rest counted, then one confirming button. */
import { html, nothing } from "../vendor.js";
import { refresh } from "../frame/page.js";
import { regionName, say, tell } from "../frame/texts.js";
import { announce, entryText } from "../frame/announce.js";
import { icon, terrainSign } from "../frame/emblems.js";
import { glyph } from "../frame/glyphs.js";
import { sentences } from "../frame/help.js";
import { stay } from "../frame/finger.js";
import { goToConfirm, isByKey } from "../frame/focus.js";
import { heldLine } from "../frame/question.js";
import { closedNote } from "./places.js";
import { raceSign } from "./faces.js";
import { fillUp, outcome, tooBare } from "./garrison.js";
import { emptiedOf, turnsOf } from "../frame/turns.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Deploy} Deploy */

/**
 * The numbers planned so far; begins with what stands there, or with any that will do where nothing depends on it.
 * @param {Table} table
 * @returns {Record<string, number>}
 */
export function planned(table) {
  const deploy = /** @type {Deploy} */ (table.view?.deploy);
  const most = deploy.most ?? Infinity;
  if (table.choice.plan) return table.choice.plan;
  const standing = Object.fromEntries(deploy.regions.map((id) => [id, Math.min(most, deploy.tokens[id] ?? 0)]));
  const placed = Object.values(standing).reduce((sum, n) => sum + n, 0);
  return deploy.idle && placed < deploy.total ? even(table) : standing;
}

/**
 * How many must stand on these regions in the end.
 * @param {Deploy} deploy
 */
function total(deploy) {
  return deploy.give_up ? deploy.regions.length - deploy.give_up : deploy.total;
}

/**
 * What is still in hand; below nothing when too many stand on the map.
 * @param {Table} table
 */
export function rest(table) {
  const deploy = /** @type {Deploy} */ (table.view?.deploy);
  const plan = planned(table);
  return total(deploy) - deploy.regions.reduce((sum, id) => sum + plan[id], 0);
}

/**
 * @param {Table} table
 * @param {string} region
 * @param {number} step
 */
export function change(table, region, step) {
  const deploy = table.view?.deploy;
  if (!deploy || !table.isMine || !deploy.regions.includes(region)) return false;
  const n = planned(table)[region] + step;
  if (n < (deploy.min[region] ?? 0) || n > (deploy.most ?? Infinity)) return false;
  if (step > 0 && !deploy.give_up && rest(table) < step) return false;
  const plan = { ...planned(table), [region]: n };
  table.error = step > 0 ? tooBare(deploy, plan, rest(table) - step) : null;
  if (table.error) {
    announce(tell(table.error));
    return false;
  }
  table.choice.plan = plan;
  table.choice.full = false;
  table.region = region;
  announce(say("ui-planned", { region, n, left: rest(table) }));
  refresh();
  return true;
}

/**
 * While tokens are spread a region where none may go says so; the map stays as it is.
 * @param {Table} table
 * @param {string} region
 * @returns {boolean} whether tokens are spread
 */
export function refused(table, region) {
  const deploy = table.isMine ? table.view?.deploy : null;
  if (!deploy) return false;
  if (!deploy.regions.includes(region)) {
    table.error = { key: "error-not-spread", args: { region } };
    announce(say("error-not-spread", { region }));
    refresh();
  }
  return true;
}

/**
 * Moves one token from a region, or from the hand, to a region.
 * @param {Table} table
 * @param {string|null} from
 * @param {string} to
 */
export function carry(table, from, to) {
  if (from === to) return;
  const { plan } = table.choice;
  if (from && !change(table, from, -1)) return;
  if (!change(table, to, 1)) table.choice.plan = plan;
  refresh();
}

/**
 * As even as the least numbers allow, and where others can come first of all; what is left over goes
 * where most of their regions lie next door.
 * @param {Table} table
 */
function even(table) {
  const deploy = /** @type {Deploy} */ (table.view?.deploy);
  const most = deploy.most ?? Infinity;
  const plan = Object.fromEntries(deploy.regions.map((id) => [id, deploy.min[id] ?? 0]));
  let left = fillUp(table, plan, total(deploy) - deploy.regions.reduce((sum, id) => sum + plan[id], 0));
  const exposed = deploy.regions.filter((id) => !deploy.safe.includes(id));
  while (left > 0) {
    const free = (/** @type {string[]} */ some) => some.filter((id) => plan[id] < most);
    const open = free(exposed).length ? free(exposed) : free(deploy.regions);
    if (!open.length) break;
    const before = (/** @type {string} */ a, /** @type {string} */ b) => plan[a] - plan[b] || (deploy.foes[b] ?? 0) - (deploy.foes[a] ?? 0);
    const fewest = open.reduce((a, b) => (before(b, a) < 0 ? b : a));
    plan[fewest] += 1;
    left -= 1;
  }
  return plan;
}

/**
 * @param {Table} table
 * @param {MouseEvent} event
 */
function spread(table, event) {
  table.choice.plan = even(table);
  refresh();
  goOn(table, event);
}

/**
 * By keyboard what fits leads to the button that confirms it.
 * @param {Table} table
 * @param {MouseEvent} event
 */
function goOn(table, event) {
  if (isByKey(event) && !rest(table)) goToConfirm();
}

/** @param {Table} table */
function confirm(table) {
  const deploy = /** @type {Deploy} */ (table.view?.deploy);
  const plan = planned(table);
  table.send(`${deploy.word} ${deploy.regions.map((id) => `${id}=${plan[id]}`).join(" ")}`);
}

/**
 * @param {Deploy} deploy
 * @param {number} left
 */
function restText(deploy, left) {
  const n = Math.abs(left);
  if (deploy.give_up) return say(left <= 0 ? "ui-give-up-left" : "ui-give-up-over", { n });
  return say(left < 0 ? "ui-too-many" : "ui-left", { n });
}

/**
 * @param {Deploy} deploy
 * @param {number} left
 */
function whyNotYet(deploy, left) {
  if (left < 0 || deploy.give_up) return restText(deploy, left);
  if (deploy.piece === "token") return say("why-must-place", { n: left });
  return say("why-must-place-pieces", { n: left, name: deploy.piece });
}

/**
 * What was lost in the turn under way and to whom, where what was driven out is placed again.
 * @param {Table} table
 */
function whyDrivenOut(table) {
  const turn = table.view?.stage === "retreat" ? turnsOf(table).at(-1) : null;
  const me = table.view?.to_move ?? null;
  const took = (/** @type {import("../frame/types.js").Entry} */ entry) => entry.args.other === me && "from_race" in entry.args;
  const lost = turn && [...turn.entries.filter(took).map(entryText), ...emptiedOf(table, turn, me)];
  return lost ? lost.map((text) => html`<p class="quiet">${text}</p>`) : nothing;
}

/**
 * How tokens are spread; where none is left, a press on a region is answered by it.
 * @param {Table} table
 * @param {number} left
 */
function how(table, left) {
  const keys = matchMedia("(hover: hover) and (pointer: fine)").matches ? ` ${say("ui-hint-deploy-keys")}` : "";
  const [done, on, off] = [say("ui-hint-deploy-done"), say("ui-hint-deploy") + keys, left < 0 ? say("ui-hint-deploy-off", { n: -left }) : ""];
  return heldLine(!left && table.choice.full ? "why" : "hint", off || (left ? on : done), left ? done : on, off ? on : "");
}

/** @param {Table} table */
export function deployPanel(table) {
  const deploy = /** @type {Deploy} */ (table.view?.deploy);
  const left = rest(table);
  const plan = planned(table);
  const follows = table.error?.key === "error-plan-short" ? "" : outcome(table, plan, left);
  return html`<div class="choice deploy ${deploy.idle ? "idle" : ""}">
    ${whyDrivenOut(table)}
    ${deploy.idle ? html`<p class="quiet">${say("ui-deploy-idle")}</p>` : nothing}
    <div class="rest ${left === 0 ? "done" : ""}">
      ${deploy.give_up ? nothing : html`<span
        class="hand-stack"
        aria-hidden="true"
        @touchmove=${stay}
        @pointerdown=${(/** @type {PointerEvent} */ e) => left > 0 && startDrag(table, e, null)}
        >${deploy.piece === "token" ? html`<span class="hand-token">${raceSign(deploy.race)}</span>` : icon(deploy.piece)}</span
      >`}
      <span class="grow">${restText(deploy, left)}</span>
      <button type="button" title=${say("ui-spread-how")} @click=${(/** @type {MouseEvent} */ e) => spread(table, e)}>${say("ui-spread")}</button>
    </div>
    ${deploy.piece === "token" ? nothing : html`<div class="quiet place-does">${sentences(deploy.piece)}</div>`}
    ${deploy.give_up || deploy.idle ? nothing : how(table, left)} ${closedNote(deploy)}
    <ul class="steppers ${deploy.regions.some((id) => regionName(id).length > roomy) ? "long" : ""}">
      ${deploy.regions.map((id) => stepper(table, deploy, id, plan, left))}
    </ul>
    <div class="buttons foot">
      <button
        type="button"
        class="confirm"
        ?disabled=${left !== 0 || table.waiting}
        aria-describedby=${left === 0 && !follows ? nothing : "deploy-why"}
        @click=${() => confirm(table)}
      >
        ${say("ui-confirm-deploy")}
      </button>
      <span class=${left === 0 && !follows ? "room" : left > 0 && !follows ? "why quiet" : "why"} id="deploy-why">${follows || whyNotYet(deploy, left || 1)}</span>
      <span class="grow"></span>
      <button
        type="button"
        ?disabled=${!table.choice.plan}
        @click=${() => {
          table.choice.plan = null;
          refresh();
        }}
      >
        ${say("ui-reset")}
      </button>
    </div>
  </div>`;
}

/**
 * @param {Table} table
 * @param {Deploy} deploy
 * @param {string} id
 * @param {Record<string, number>} plan
 * @param {number} left
 */
function stepper(table, deploy, id, plan, left) {
  const n = plan[id];
  const terrain = table.drawing?.regions[id]?.terrain ?? "";
  // Between number and name a line may end here, so that no word is torn.
  const called = regionName(id).replaceAll("\u00a0", " ");
  return html`<li class="stepper ${table.region === id ? "chosen" : ""}" data-region=${id}>
    <span class="stepper-name">${terrainSign(terrain)} <span>${called}</span></span>
    <button
      type="button"
      aria-label=${say("ui-less", { region: id, name: deploy.piece })}
      ?disabled=${n <= (deploy.min[id] ?? 0)}
      @click=${(/** @type {MouseEvent} */ e) => {
        if (change(table, id, -1) && deploy.give_up) goOn(table, e);
      }}
    >
      ${glyph("minus")}
    </button>
    <output aria-label=${`${regionName(id)}: ${say("ui-pieces", { n, name: deploy.piece })}`}>${n}</output>
    <button
      type="button"
      aria-label=${say("ui-more", { region: id, name: deploy.piece })}
      ?disabled=${(left <= 0 && !deploy.give_up) || n >= (deploy.most ?? Infinity) || tooBare(deploy, { ...plan, [id]: n + 1 }, left - 1) !== null}
      @click=${(/** @type {MouseEvent} */ e) => {
        if (change(table, id, 1)) goOn(table, e);
      }}
    >
      ${glyph("plus")}
    </button>
  </li>`;
}

/** Letters of a name that have room on one line beside its buttons. */
const roomy = 12;

/** How far a finger may slip that only taps, in pixels. */
const slip = 6;

/**
 * A token follows the pointer until it is let go over a region; a second finger takes it back.
 * @param {Table} table
 * @param {PointerEvent} event
 * @param {string|null} from
 */
export function startDrag(table, event, from) {
  event.preventDefault();
  const { clientX: x, clientY: y, pointerId } = event;
  const ended = new AbortController();
  const ghost = document.createElement("div");
  ghost.className = `ghost seat-${table.view?.to_move}`;
  ghost.textContent = "1";
  const end = () => {
    ended.abort();
    ghost.remove();
  };
  const follow = (/** @type {PointerEvent} */ e) => {
    if (!ghost.isConnected && Math.hypot(e.clientX - x, e.clientY - y) <= slip) return;
    ghost.style.translate = `${e.clientX}px ${e.clientY}px`;
    if (!ghost.isConnected) document.body.append(ghost);
  };
  const drop = (/** @type {PointerEvent} */ e) => {
    const isCarried = ghost.isConnected;
    end();
    const over = isCarried ? document.elementFromPoint(e.clientX, e.clientY)?.closest("[data-region]") : null;
    const region = over?.getAttribute("data-region");
    if (region) carry(table, from, region);
  };
  const other = (/** @type {PointerEvent} */ e) => e.pointerId !== pointerId && end();
  for (const [kind, what] of /** @type {const} */ ([["pointermove", follow], ["pointerup", drop], ["pointercancel", end], ["pointerdown", other]])) {
    addEventListener(kind, what, { signal: ended.signal });
  }
}
