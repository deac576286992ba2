// @ts-check
/** The table of Small World and its kin: what the screen is made of. */
import { change, refused } from "./deploy.js";
import { seats } from "./seats.js";
import { ask } from "./ask.js";
import { column } from "./column.js";
import { boardDrawing, boardName, sketch } from "./islands.js";
import { hatching } from "./tokens.js";
import { logSum } from "./price.js";
import { legend } from "./legend.js";
import { regionLabel } from "./region.js";
import { ground, isChosen, isLoose, isReady, lead, number, offered, owner, stand, take, use } from "./board.js";
import { hand } from "./hand.js";
import { pairTitle } from "./pairs.js";
import { story } from "./story.js";
import { learnFirst, learnWarcraft } from "../art/art.js";
import { html } from "../vendor.js";
import { say } from "../frame/texts.js";

/** @type {import("../frame/world.js").World} */
export const world = {
  kind: "small-world",
  unit: "coins",
  style: new URL("./world.css", import.meta.url).href,
  setup: () => import("./setup.js"),
  book: () => import("./book.js"),
  boardName,
  drawing: boardDrawing,
  sketch,
  prepare: async ({ layout }) => (layout?.faces ? Promise.all([learnWarcraft(), import("../art/chart.js")]) : learnFirst()),
  terrain: (table, region) => table.drawing?.regions[region]?.terrain ?? null,
  secret: (view) => view.secret ?? null,
  ground, owner, number, stand, offered, isChosen, isLoose, isReady, lead, take, use, seats, ask, rounds,
  shelf: column,
  legend,
  label: regionLabel,
  count: (table, id, by) => change(table, id, by) || refused(table, id),
  signs: hatching,
  sum: logSum,
  hand,
  aside,
  doing: pairTitle,
  told,
  story,
  last: ({ round, rounds: of }) => (round === of ? say("ui-last-round") : ""),
};

/** @param {import("../frame/types.js").View} view */
function aside({ to_move: asked, turn }) {
  return asked >= 0 && asked !== turn;
}

/**
 * What somebody answers in the turn of another, which it still is.
 * @param {import("../frame/table.js").Table} table
 */
function told({ view }) {
  if (!view || !aside(view)) return null;
  const { args } = view.ask;
  if (view.stage === "retreat") return say("ui-review-log-retreat", args);
  return say("ui-review-asked", { seat: view.to_move, turn: say("log-turn", { seat: view.turn, n: view.round }) });
}

/** @param {import("./types.js").View} view */
function rounds(view) {
  const text = say("log-round", { n: view.round, of: view.rounds, last: view.round === view.rounds });
  return html`<div class="rounds" role="img" aria-label=${text} title=${text}>
    ${Array.from({ length: view.rounds }, (_, k) => {
      const state = k + 1 < view.round ? "past" : k + 1 === view.round ? "now" : "";
      return html`<span class="round ${state}">${k + 1}</span>`;
    })}
  </div>`;
}
