// @ts-check
/**
 * What has just happened, shown over the board that already stands right: tokens march, the beaten go home, coins fly,
 * a die rolls, a line tells of a new round. Nothing waits for it, and it takes no click but that on a sentence, which ends it.
 */
import { html, nothing, render } from "../vendor.js";
import { page } from "./page.js";
import { settle } from "./caption.js";
import { coin, crest } from "./emblems.js";
import { entryText, timeFor, wholeText } from "./announce.js";
import { haste } from "./prefs.js";
import { say } from "./texts.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {{x: number, y: number}} Spot in pixels of the window */

/** So many things move at once at most: where bots hurry, the rest is left out. */
const most = 48;
/** How long one way takes, in milliseconds, and what follows after it. */
const [way, turn] = [520, 340];

/** How near what flies comes to the rim of the map, in pixels. */
const rim = 24;

/** News that come sooner than this, in milliseconds, hurry what still moves, so many times. */
const [soon, hurried] = [500, 3];

/** When things were shown last, and at which table. */
let shown = { at: 0, table: "" };
/** What rises beside a card later: where the card stands then. @type {Set<number>} */
const waiting = new Set();

/** @type {HTMLElement|null} */
let stage = null;

/** The sheet over everything on which things move. */
function sheet() {
  if (!stage?.isConnected) {
    stage = document.createElement("div");
    stage.className = "motion";
    stage.setAttribute("aria-hidden", "true");
    document.body.append(stage);
  }
  return stage;
}

/** How far down the map was when things began to move, and how far it has come since: they go with it. */
let [first, shift] = [0, 0];

function follow() {
  const now = document.querySelector(".map")?.getBoundingClientRect().top ?? first;
  if (!sheet().childElementCount) first = now;
  shift = now - first;
  sheet().style.translate = `0 ${shift}px`;
  for (const each of sheet().querySelectorAll(".told-step")) settle(/** @type {HTMLElement} */ (each), shift);
}

for (const kind of ["scroll", "resize"]) addEventListener(kind, () => stage?.childElementCount && follow(), { passive: true });

/** @param {Element|null|undefined} element */
function middle(element) {
  const box = element?.getBoundingClientRect();
  return box && (box.width || box.height) ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}

/**
 * Where things stand in a region.
 * @param {Table} table
 * @param {string|null} id
 * @returns {Spot|null}
 */
function region(table, id) {
  const area = id ? table.drawing?.regions[id]?.area : null;
  const path = id && document.querySelector(`.board .region[data-region="${CSS.escape(id)}"]`);
  const frame = path instanceof SVGGraphicsElement ? path.getScreenCTM() : null;
  if (!area || !frame) return null;
  return { x: frame.a * area[0] + frame.c * area[1] + frame.e, y: frame.b * area[0] + frame.d * area[1] + frame.f };
}

/**
 * What a seat has before it: tokens, or coins.
 * @param {number|null} seat
 * @param {string} [what]
 */
function home(seat, what = ".tribe-facts .tile, .tribe") {
  const card = seat === null ? null : document.querySelectorAll(".seats .seat")[seat];
  for (const each of card ? [...card.querySelectorAll(what), card] : []) {
    const spot = middle(each);
    if (spot) return spot;
  }
  return null;
}

/**
 * @param {any} what a template
 * @param {string} kind
 * @param {Keyframe[]} frames
 * @param {number} long
 * @param {number} late
 * @param {string} [easing]
 */
function move(what, kind, frames, long, late, easing = "cubic-bezier(.4,0,.3,1)") {
  const place = sheet();
  if (place.childElementCount >= most) return null;
  const mover = document.createElement("div");
  mover.className = `mover ${kind}`;
  render(what, mover);
  place.append(mover);
  const run = mover.animate(frames, { duration: long * pace(), delay: late * pace(), easing, fill: "both" });
  run.onfinish = () => mover.remove();
  run.oncancel = () => mover.remove();
  return mover;
}

/** Which part of its time a movement takes. */
function pace() {
  return haste(page.table);
}

/** @param {number} n */
function plus(n) {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** @param {Spot} spot */
function at({ x, y }) {
  return `translate(${x.toFixed(0)}px, ${(y - shift).toFixed(0)}px)`;
}

/**
 * The nearest spot on the map: what flies covers nothing that is read beside it.
 * @param {Spot} spot
 * @param {DOMRect} map
 */
function within({ x, y }, map) {
  return {
    x: Math.min(Math.max(x, map.left + rim), map.right - rim),
    y: Math.min(Math.max(y, map.top + rim), map.bottom - rim),
  };
}

/**
 * From one spot to another, in an arc over the map; beside it, from its rim or to it.
 * @param {any} what
 * @param {string} kind
 * @param {Spot|null} from
 * @param {Spot|null} to
 * @param {number} late
 */
function fly(what, kind, from, to, late) {
  const map = document.querySelector(".map > .board")?.getBoundingClientRect();
  if (!from || !to || !what || !map) return;
  const [start, end] = [within(from, map), within(to, map)];
  const top = within({ x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - 18 }, map);
  const frames = [
    { transform: `${at(start)} scale(0.6)`, opacity: 0 },
    { transform: `${at(start)} scale(1)`, opacity: 1, offset: 0.12 },
    { transform: `${at(top)} scale(1.15)`, opacity: 1, offset: 0.55 },
    { transform: `${at(end)} scale(1)`, opacity: 1, offset: 0.92 },
    { transform: `${at(end)} scale(0.7)`, opacity: 0 },
  ];
  move(what, kind, frames, way, late);
}

/**
 * A number that rises where it belongs.
 * @param {any} what
 * @param {Spot|null} spot
 * @param {number} late
 */
function rise(what, spot, late) {
  if (!spot) return;
  const up = { x: spot.x, y: spot.y - 34 };
  const frames = [{ transform: at(spot), opacity: 0 }, { transform: at(spot), opacity: 1, offset: 0.2 }, { transform: at(up), opacity: 1, offset: 0.8 }, { transform: at(up), opacity: 0 }];
  move(what, "sum", frames, 1300, late);
}

/**
 * Coins that rise beside a purse, neither over its number nor under the bar, where the purse is seen at that moment.
 * @param {number} n
 * @param {number|null} seat
 * @param {number} late
 */
function pay(n, seat, late) {
  const clock = window.setTimeout(() => {
    waiting.delete(clock);
    const purse = home(seat, ".purse");
    if (!purse || !document.elementFromPoint(purse.x, purse.y)?.closest(".seat")) return;
    follow();
    rise(html`<b>${plus(n)}</b>`, { x: purse.x - 40, y: purse.y + 24 }, 0);
    leave(seat, purse.x, purse.y - shift);
  }, late * pace());
  waiting.add(clock);
}

/**
 * Ends what rises as soon as its purse has been moved by what came above it.
 * @param {number|null} seat
 * @param {number} x
 * @param {number} y
 */
function leave(seat, x, y) {
  const last = sheet().lastElementChild;
  const look = () => {
    const purse = home(seat, ".purse");
    if (!last?.isConnected) return;
    if (purse && Math.hypot(purse.x - x, purse.y - shift - y) < 12) requestAnimationFrame(look);
    else last.getAnimations().forEach((run) => run.cancel());
  };
  look();
}

/**
 * @param {number} n what it shows in the end
 * @param {Spot|null} spot
 * @param {number} late
 */
function roll(n, spot, late) {
  if (!spot) return;
  const turned = (/** @type {number} */ turns, /** @type {number} */ grown) => `${at({ x: spot.x, y: spot.y - 30 })} rotate(${turns}turn) scale(${grown})`;
  const frames = [
    { transform: turned(-1.5, 0.4), opacity: 0 }, { transform: turned(-1, 1.2), opacity: 1, offset: 0.2 },
    { transform: turned(0, 1), opacity: 1, offset: 0.55 }, { transform: turned(0, 1), opacity: 1, offset: 0.9 }, { transform: turned(0, 0.8), opacity: 0 },
  ];
  move(html`<span class="die">${n}</span>`, "thrown", frames, 1100, late);
}

/**
 * A sentence beside the map, one after the other.
 * A tap on it ends the telling and reaches nothing that lies below.
 * @param {string} text
 * @param {number|null} seat
 * @param {string|null} count which of how many it is, where there are several
 * @param {number} late
 * @param {string} kind
 * @param {number} long
 */
function caption(text, seat, count, late, kind, long) {
  if (!document.querySelector(".map")) return;
  const [hidden, seen] = [{ opacity: 0, pointerEvents: "none" }, { opacity: 1, pointerEvents: "auto" }];
  const words = html`<span @click=${() => {
        hush(".told-step, .told-place");
        page.table?.world?.telling?.goOn(page.table);
      }}
    >${seat === null ? nothing : crest(seat)} <span><span>${count ? html`<small>${count}</small> ` : nothing}${text}</span></span></span
  >`;
  const told = move(words, kind, [hidden, { ...seen, offset: 0.08 }, { ...seen, offset: 0.94 }, hidden], long, late, "linear");
  if (told) settle(told, shift);
}

/**
 * A ring around where what is being told has happened.
 * @param {Spot|null} spot
 * @param {number} late
 * @param {number} long
 */
function ring(spot, late, long) {
  const map = document.querySelector(".map > .board")?.getBoundingClientRect();
  if (!spot || !map || spot.x < map.left || spot.x > map.right || spot.y < map.top || spot.y > map.bottom) return;
  const frames = [{ transform: `${at(spot)} scale(1.5)`, opacity: 0 }, { transform: at(spot), opacity: 1, offset: 0.12 }, { transform: at(spot), opacity: 1, offset: 0.94 }, { transform: at(spot), opacity: 0 }];
  move(html`<i></i>`, "told-place", frames, long, late);
}

/**
 * What was still to be told is over as soon as something new has happened; a round can be read all the same.
 * @param {string} [what]
 */
function hush(what = ".told-step:not(.told-round), .told-place") {
  for (const each of sheet().querySelectorAll(what)) each.getAnimations().forEach((run) => run.cancel());
}

// Whoever goes on has read it: it is in the way of nothing that is used.
addEventListener("pointerdown", ({ target }) => target instanceof Element && !target.closest(".told-step") && hush(".told-step.told-round"));

/**
 * What moves still when the next news come so soon that it would stay behind them comes to its end; of another table
 * nothing stays.
 * @param {Table} table
 */
function hurry({ id }) {
  const [now, before] = [performance.now(), shown];
  shown = { at: now, table: id };
  const isElsewhere = before.table !== id;
  if (!isElsewhere && now - before.at > soon) return;
  for (const clock of waiting) clearTimeout(clock);
  waiting.clear();
  for (const run of sheet().getAnimations({ subtree: true })) {
    const { delay = 0 } = run.effect?.getTiming() ?? {};
    if (isElsewhere || Number(run.currentTime) < delay) run.cancel();
    else run.updatePlaybackRate(hurried);
  }
}

/** More lines than a war has. */
const longest = 40;

/**
 * How a war of somebody at this screen ended, once: the question that follows is soon about something else.
 * @param {Table} table
 * @param {Entry} entry that tells who has won
 * @param {number} late
 * @returns {number} how long it can be read
 */
function upshot({ log, world, chairs, replaying }, entry, late) {
  const own = replaying ? [] : [...chairs.keys()].filter((seat) => chairs[seat].mine);
  const [war] = own.flatMap((seat) => world?.story.affairs?.(log.slice(-longest), seat) ?? []).filter(({ entries }) => entries.includes(entry));
  if (!war) return 0;
  const long = timeFor(war.short);
  caption(war.short, null, null, late, "told-step told-round", long);
  return long;
}

/**
 * @param {Table} table
 * @param {Entry[]} news
 */
export function show(table, news) {
  const { world } = table;
  if (!world) return;
  hurry(table);
  follow();
  const { war } = /** @type {any} */ (table.view) ?? {};
  hush(war ? ".told-step, .told-place" : undefined);
  const one = world.telling?.stepOf(table) ?? null;
  const isLeft = one !== null && one.n >= one.of;
  const steps = table.replaying || isLeft ? [] : (world.story.steps?.(table.view, news) ?? []);
  let late = 0;
  let free = 0;
  for (const [k, entry] of news.entries()) {
    const deed = world.story.deed(entry);
    const step = steps.indexOf(entry) + 1;
    if (step) {
      late = Math.max(late, free);
      const { n, of } = one ?? { n: 0, of: steps.length };
      const count = of > 1 ? say("ui-told-step", { n: n + step, of }) : null;
      const text = wholeText(entry);
      const long = timeFor(text);
      caption(text, entry.seat, count, late, "told-step", long);
      ring(region(table, deed?.region ?? null), late, long);
      free = late + long;
    }
    if (!deed) continue;
    const spot = region(table, deed.region);
    const things = world.story.things(entry);
    if (things.raised) {
      rise(things.raised, spot ?? home(deed.seat), late);
      late += turn;
    }
    if (deed.kind === "roll") {
      const aim = news.slice(k).map((each) => world.story.deed(each)).find((each) => each?.region);
      roll(deed.n ?? 0, region(table, aim?.region ?? null) ?? middle(document.querySelector(".map")), late);
      late += 900;
    } else if (deed.kind === "take" || deed.kind === "place") {
      const number = Math.min(5, deed.kind === "take" ? Math.max(1, deed.n ?? 1) : 1);
      for (let one = 0; one < number; one += 1) fly(things.moved, `seat-${deed.seat}`, home(deed.seat), spot, late + 50 * one);
      if (deed.other !== null) fly(things.beaten, `seat-${deed.other}`, spot, home(deed.other), late + way * 0.7);
      late += turn;
    } else if (deed.kind === "move") {
      fly(things.moved, `seat-${deed.seat}`, region(table, deed.from), spot, late);
      late += turn;
    } else if (deed.kind === "won" && !step) {
      late = Math.max(late, free);
      free = late + upshot(table, entry, late);
    } else if (deed.kind === "lost" && spot) {
      fly(things.moved, `seat-${deed.seat}`, spot, home(deed.seat), late);
      late += turn;
    } else if (deed.kind === "coins") {
      const purse = home(deed.seat, ".purse");
      const regions = Object.entries(table.view?.regions ?? {}).filter(([, each]) => deed.seat !== null && each.seat === deed.seat);
      regions.slice(0, 8).forEach(([id], one) => fly(coin(""), "coin-mover", region(table, id), purse, late + 40 * one));
      if (deed.n) pay(deed.n, deed.seat, late + way);
      late += turn;
    } else if (deed.kind === "paid") fly(coin(""), "coin-mover", home(deed.seat, ".purse"), home(deed.other, ".purse"), late);
    else if (deed.kind === "gain" && deed.n) rise(html`<b>${plus(things.sign * deed.n)}</b>${things.moved ?? nothing}`, home(deed.seat), late);
    else if (deed.kind === "round" && !war) {
      const text = entryText(entry);
      const long = timeFor(text);
      late = Math.max(late, free);
      caption(text, null, null, late, "told-step told-round", long);
      free = late + long;
    }
  }
}
