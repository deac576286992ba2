// @ts-check
/** The table of Tiny Epic Kingdoms: what the screen is made of. */
import { html } from "../vendor.js";
import { name, say } from "../frame/texts.js";
import { lineList } from "../frame/book.js";
import * as telling from "../frame/telling.js";
import { ground } from "./ground.js";
import { boardName, drawing } from "./lands.js";
import { isChosen, isGoal, isReady, lead, number, offered, owner, signs, stand, use } from "./board.js";
import { levels, lines } from "./levels.js";
import { regionLabel } from "./label.js";
import { makeUp, sources, sum } from "./points.js";
import { seats, standings, stock } from "./seats.js";
import { ask } from "./ask.js";
import { shelf } from "./shelf.js";
import { rethink } from "./war.js";
import { story } from "./story.js";
import { deedSign } from "./figures.js";

/** Questions whose answer nobody else at the screen may see. */
const secrets = new Set(["bid", "keep"]);

/** @type {import("../frame/world.js").World} */
export const world = {
  kind: "tiny-epic",
  unit: "points",
  style: new URL("./world.css", import.meta.url).href,
  setup: () => import("./setup.js"),
  book: () => import("./book.js"),
  sketch: async (line) => (await import("./sketch.js")).sketch(line),
  boardName, drawing, secret, number, owner, signs, stand, offered, isGoal, isChosen, isReady, lead, use, seats, ask, shelf,
  ground: (/** @type {any} */ board) => ground(board),
  terrain: (table, region) => /** @type {any} */ (table.view?.regions[region])?.terrain ?? null,
  label: regionLabel,
  story,
  telling,
  told,
  hand: (table) => html`${doing(table)} ${owned(table)} ${standings(table)}`,
  sum: ({ lines = [] }) => (lines.length === 1 && !lines[0].name ? null : lineList(lines)),
  lines: (view, id) => sources(view, id) ?? lines(view, id),
  title: sum,
  explain: (view, id, keys) => makeUp(view, id) ?? levels(view, id, keys),
  covered: rethink,
  count: () => false,
  rounds: (view) =>
    html`<span class="cycle">${view.round ? say("ui-cycle", { n: view.round }) : ""}</span>`,
  last: (view) => (view.ending ? say("ui-tek-ending") : ""),
};

/**
 * What somebody elsewhere, or a bot, is about; whose turn it is says nothing of who follows.
 * @param {import("../frame/table.js").Table} table
 */
function told({ view }) {
  const { ask, war, action, doing, to_move: seat, stage } = /** @type {any} */ (view);
  const what = war ? "war" : ask.key.replace("tek-ask-", "");
  const named = doing ?? action;
  if (seat < 0 || (named ? !action && stage !== "select" : what !== "select")) return null;
  return say("ui-tek-told", { seat, what, action: named, region: war?.region ?? null });
}

/** @param {import("../frame/table.js").Table} table */
function doing({ view }) {
  const { doing } = /** @type {any} */ (view);
  return doing ? html`<span class="doing" role="img" aria-label=${name(doing, "action")} title=${name(doing, "action")}>${deedSign(doing)}</span>` : "";
}

/**
 * What the one who is asked has to pay with: the seats may be out of sight.
 * @param {import("../frame/table.js").Table} table
 */
function owned({ view, isMine }) {
  const kingdom = isMine && /** @type {any} */ (view).seats[/** @type {any} */ (view).to_move];
  return kingdom ? html`<span class="goods">${stock(view, kingdom)}</span>` : "";
}

/**
 * @param {any} view
 * @param {import("../frame/types.js").Chair[]} chairs
 */
function secret(view, chairs) {
  const own = chairs.filter((chair) => chair.mine).length;
  const asked = view.to_move >= 0 && chairs[view.to_move]?.mine && view.actions.length;
  return own > 1 && asked && secrets.has(view.stage) ? view.to_move : null;
}
