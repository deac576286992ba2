// @ts-check
/** What the eye is led to: the regions that changed, and the question. */
import { appearing, page } from "./page.js";

/**
 * The regions on which two views differ in what stands there.
 * @param {import("./types.js").View} before
 * @param {import("./types.js").View} after
 */
export function differences(before, after) {
  const standing = (/** @type {any} */ at) =>
    at && JSON.stringify([at.race, at.seat, at.declined, at.tokens, at.pieces]);
  const changed = new Set();
  for (const region of Object.keys(after.regions)) {
    if (standing(before.regions[region]) !== standing(after.regions[region])) changed.add(region);
  }
  return changed;
}

/**
 * The region that the keyboard is to go to with a question; what a teacher points at before all.
 * @param {import("./table.js").Table} table
 * @returns {string|null} null where a button answers better
 */
export function leadOf(table) {
  const aimed = [...table.aim].find((id) => table.world?.offered(table, id));
  return aimed ?? table.world?.lead(table, table.cursor) ?? null;
}

/**
 * Where the keyboard comes to the map after a new question: where it stands it stays, if anything can be chosen there.
 * @param {import("./table.js").Table} table
 */
export function nextCursor(table) {
  const { world } = table;
  const here = document.activeElement?.closest(".region")?.getAttribute("data-region");
  const stays = here && world && (world.offered(table, here) || world.isGoal?.(table, here));
  return (stays ? here : leadOf(table)) ?? here ?? table.cursor;
}

/** Upright: the height that the seats above the map have come to, in one table and one width of the window. */
let held = { key: "", high: 0 };

/** Rows of the seats come and go, and the map under them stays where it is: they keep the room that they once had. */
function holdSeats() {
  const seats = document.querySelector(".seats");
  if (!(seats instanceof HTMLElement)) return;
  seats.style.minHeight = "";
  const key = `${location.hash} ${innerWidth}`;
  if (held.key !== key || innerWidth > innerHeight || document.querySelector(".finish, .stage-over")) held = { key, high: 0 };
  if (innerWidth > innerHeight) return;
  const high = seats.getBoundingClientRect().height;
  if (held.high && high > held.high) scrollBy(0, high - held.high);
  held.high = Math.max(held.high, high);
  seats.style.minHeight = `${held.high}px`;
}

/** Upright: a page that gets shorter within a turn does not let the map down again; only a new turn does. */
function holdPage() {
  const [seats, map] = [document.querySelector(".table .seats"), document.querySelector(".map")];
  const isHeld = seats && map && innerWidth < innerHeight && scrollY > 0;
  const under = isHeld ? scrollY + seats.getBoundingClientRect().bottom + (parseFloat(getComputedStyle(map.parentElement ?? map).rowGap) || 0) : 0;
  document.body.style.minHeight = isHeld ? `${Math.min(scrollY, under) + innerHeight}px` : "";
}

function letPage() {
  document.body.style.minHeight = "";
}

addEventListener("scroll", holdPage, { passive: true });
addEventListener("hashchange", letPage);

/**
 * Where an upright map stays, which may be over the window's rim, and how much of the window a bar over it takes.
 * @param {Element} map
 */
export function restOf(map) {
  const style = getComputedStyle(map);
  const [top, over] = [style.top, style.getPropertyValue("--over")].map((size) => parseFloat(size) || 0);
  return { top, over };
}

/** The line over the map says whose turn it is alone as long as the question itself is in sight beside or under it. */
function sayOnce() {
  const [ask, map] = [document.querySelector(".ask-head"), document.querySelector(".map")];
  const sentence = ask?.querySelector(".sentence")?.getBoundingClientRect();
  const sheet = innerWidth > innerHeight ? document.querySelector(".sheet")?.getBoundingClientRect() : null;
  // Beside a teacher the question is for readers alone.
  const isSeen = sentence && map && ask && ask.clientHeight > 8 && sentence.top >= (sheet?.top ?? map.getBoundingClientRect().bottom) && sentence.bottom <= (sheet?.bottom ?? innerHeight);
  document.body.classList.toggle("asked-in-sight", Boolean(isSeen));
}

/** Of what has happened the line over the map says whole sentences, as many as it has room for; the card tells all. */
export function fitLine() {
  for (const ask of document.querySelectorAll(".line-ask")) {
    const sentences = [...ask.querySelectorAll(".line-fresh > span")];
    const isCut = () => ask.scrollHeight > ask.clientHeight + 1;
    for (const each of sentences) each.toggleAttribute("hidden", false);
    ask.classList.remove("tight");
    while (sentences.length > 1 && isCut()) sentences.pop()?.toggleAttribute("hidden", true);
    ask.classList.toggle("tight", sentences.length > 0 && isCut());
  }
}

addEventListener("resize", fitLine);

/** Beside the map what is read ends where the answers begin that stand at the foot of the panel. */
export function fitFoot() {
  const foot = [...document.querySelectorAll(".flank .foot")].find((each) => each.checkVisibility() && getComputedStyle(each).position === "absolute");
  const flank = document.querySelector(".flank");
  if (flank instanceof HTMLElement) flank.style.setProperty("--foot", `${foot?.getBoundingClientRect().height ?? 0}px`);
}

addEventListener("resize", fitFoot);
document.fonts.addEventListener("loadingdone", fitFoot);

const seen = new IntersectionObserver(sayOnce, { threshold: [0, 1] });
/** For the sentence of a question: it is watched, whether it is in sight. */
export const watched = appearing((/** @type {Element} */ sentence) => seen.observe(sentence));
for (const what of ["scroll", "resize"]) addEventListener(what, sayOnce, { passive: true, capture: true });

/** What the others ask of this screen comes into view with the question. */
export const asked = appearing(() => showQuestion());

/**
 * Whether a turn passes between persons at this screen: a bot's leaves the map where it is.
 * @param {import("./table.js").Table} table
 * @param {import("./types.js").View|null} before
 */
export function passes({ view, chairs }, before) {
  if (!before || !view) return true;
  const [from, to] = [before, view].map(({ to_move: seat }) => (chairs[seat]?.mine ? seat : -1));
  return before.turn !== view.turn && from !== to && from >= 0 && to >= 0;
}

/** Whether upright the rim of the window, or the bar at it, lies across who plays. */
export function isAcross() {
  const [seats, bar] = [".table .seats", ".bar"].map((part) => document.querySelector(part)?.getBoundingClientRect());
  const rim = Math.max(0, bar?.bottom ?? 0);
  return innerWidth < innerHeight && seats !== undefined && seats.top < rim - 1 && seats.bottom > rim;
}

/** What is said of a chosen region is read whole: the button that sticks to the rim covers none of it, where both have room. */
function showChosen() {
  const chosen = document.querySelector(".ask .region-choice");
  const bar = chosen?.querySelector(".upshot") ?? chosen?.nextElementSibling;
  const sheet = innerWidth > innerHeight ? document.querySelector(".sheet") : null;
  const [pane, over] = sheet ? [sheet, 0] : [window, document.querySelector(".map")?.getBoundingClientRect().bottom ?? 0];
  if (!chosen || !bar?.matches(".upshot, .answers")) return;
  const covered = (bar.previousElementSibling ?? chosen).getBoundingClientRect().bottom - (sheet ?? bar).getBoundingClientRect()[sheet ? "bottom" : "top"];
  const room = chosen.getBoundingClientRect().top - over;
  if (covered > 0 && room > 0) pane.scrollBy(0, Math.min(covered, room));
}

/** What the keyboard is on stays in view, with what it opened. */
export function showOpened() {
  const at = document.activeElement;
  if (!at?.matches(".sheet :is(button, summary, a):focus-visible")) return;
  for (const each of [at.closest(".combo.chosen"), at]) each?.scrollIntoView({ block: "nearest" });
}

/**
 * Where the question is out of sight the map goes up as far as it can, once in a turn, and what is asked comes into view under
 * it; else nothing moves, nor under an open menu. At the end the whole map is left in sight; looking back begins at the top, with the way on in sight.
 * @param {boolean} [anew] whether a turn begins: where the question has room there, the seats are in sight again
 * @param {boolean} [still] whether the question stays: then nothing moves farther than it must
 */
export function showQuestion(anew = false, still = false) {
  if (page.menu) return;
  if (anew) letPage();
  holdSeats();
  document.querySelector(".sheet")?.scrollTo(0, 0);
  const replay = document.querySelector(".replay");
  if (replay) {
    scrollTo(0, 0);
    return replay.scrollIntoView({ block: "nearest" });
  }
  const asks = [...document.querySelectorAll(".agreement, .lesson, .ask")].filter((each) => each.checkVisibility());
  const [ask, map] = [asks.at(-1), document.querySelector(".map")];
  if (!ask || !map || innerWidth > innerHeight) {
    scrollTo(0, 0);
    showChosen();
    return showOpened();
  }
  const choices = [...document.querySelectorAll(".stage-pick.mine .combos")].at(-1) ?? ask;
  const { top, over } = restOf(map);
  const under = map.clientHeight + (asks[0].matches(".finish") ? over : top);
  const most = scrollY + asks[0].getBoundingClientRect().top - under - 6;
  const least = scrollY + choices.getBoundingClientRect().bottom + 6 - innerHeight;
  const from = anew ? 0 : scrollY;
  scrollTo(0, Math.max(0, still ? Math.min(most, Math.max(least, from)) : least > from ? most : Math.min(most, from)));
  showChosen();
}
