// @ts-check
/** Where the keyboard is: it goes to what appeared, and is never lost with what was taken away. */
import { afterDrawing, aroundDrawing, page } from "./page.js";

let byKey = false;
addEventListener("keydown", () => used(true), true);
addEventListener("pointerdown", () => used(false), true);

/** What the keyboard was on when it was last on something, and what that lay in. @type {Element[]} */
let path = [];
/** What could be reached before the last drawing. @type {Set<Element>} */
let known = new Set();
/** Where the keyboard is to go as soon as one of these is there. @type {string[]} */
let wanted = [];
/** Where it was led on a page that it came to: what is drawn anew there takes it along. @type {string[]} */
let led = [];
/** The buttons that a teacher asks for. @type {string[]} */
let taught = [];
/** What the keyboard was on when it went to the confirming button. @type {Element|null} */
let origin = null;
/** What the keyboard was put on when what it was on was taken away. @type {Element|null} */
let rescued = null;

const question = [
  ".stage-pick.mine [data-answer]", ".ask .deploy .confirm", ".ask .deploy .rest button", '.asked.leads [tabindex="0"]', ".ask .answers .confirm", ".ask .choice button:not(:disabled, .origin, .idle, [aria-disabled])",
  ".ask .answers button:not(:disabled)", ".ask .choice button:not(:disabled, .origin, [aria-disabled])", "[data-answer]", '.asked [tabindex="0"]',
];
/** What answers, wherever it stands, but for the map. */
const answering = [
  ".lesson .confirm", ".ask .confirm", ".stage-pick.mine [data-answer]", ".ask .answers button", ".ask .choice button:not(.origin, .idle, [aria-disabled])",
  ".ask [data-action]", ".ask button:not(.origin, .back *)",
  // Where the map alone answers, what is asked can be read.
  ".ask .sentence",
];
/** What tells how a game ended: no key that was meant for its last turn begins another game there. */
const outcome = ".finish h1";
/** Where several ways lead to a region that was chosen on the map. */
const ways = ".ask .region-choice .ways-there button:not(.idle)";
const confirming = [".sheet .confirm", '.sheet .ask [tabindex="-1"]:not(.sentence)'];
/** What leaves everything as it is, where something would be given up. */
const spared = ".doubt .spared";
const reachable = 'a[href], button:not(:disabled), input:not(:disabled), select, summary, [tabindex="0"]';

/** @param {boolean} key */
function used(key) {
  byKey = key;
  wanted = led = [];
  if (!key) [path, origin] = [[], null];
}

function isLost() {
  const now = document.activeElement;
  return !now || now === document.body || now.matches(":disabled");
}

/**
 * Whoever is in an open menu stays there.
 * @param {Iterable<Element>} some
 * @returns {boolean} whether one of them could be focused
 */
function focusFirst(some) {
  for (const each of some) {
    if (!each.checkVisibility() || each.matches(":disabled") || (page.menu && !each.closest(".menu, .menu-button"))) continue;
    /** @type {HTMLElement} */ (each).focus();
    if (document.activeElement === each) return true;
  }
  return false;
}

/**
 * @param {string[]} places
 * @returns {boolean}
 */
function focusOn(places) {
  return places.some((place) => focusFirst(document.querySelectorAll(place)));
}

function remember() {
  if (byKey) known = new Set(document.querySelectorAll(`${reachable}, ${outcome}`));
  const now = document.activeElement;
  if (!now || !now.closest("#page") || now.id === "page") return;
  path = [];
  for (let each = /** @type {Element|null} */ (now); each && each.id !== "page"; each = each.parentElement) path.push(each);
}

/** On its way from one thing to the next the keyboard is on nothing: whether it is lost shows a moment later. */
function settle() {
  if (wanted.length && focusOn(wanted)) [wanted, led] = [[], wanted];
  if (byKey && isLost()) window.setTimeout(rescue);
}

/** Where the keyboard fell off, it goes back, or to what appeared or is left beside it, or to the question. */
function rescue() {
  if (!byKey || !path.length || !isLost() || page.table?.waiting) return;
  const left = path.filter((each) => each.isConnected);
  if (left[0] === path[0] && focusFirst([left[0]])) return;
  for (const each of left) {
    if (each.matches(".table, .home")) break;
    const inside = [outcome, ".confirm", reachable].flatMap((some) => [...each.querySelectorAll(some)]);
    if (focusFirst(inside.filter((one) => !known.has(one))) || focusFirst(inside)) return void (rescued = document.activeElement);
  }
  if (!focusOn(question)) focusOn(led);
}

/**
 * What the keyboard was on is gone with the last question, or a region where nothing can be chosen now, or where the panel answers
 * better: it goes to the new one; Undo stays where it is.
 * @param {boolean} chosen whether something is chosen already, and to be confirmed
 */
export function goToQuestion(chosen) {
  afterDrawing(() => {
    if (byKey && chosen && focusOn([...confirming, ways])) return;
    if (!byKey || !(isLost() || document.activeElement?.matches(".board .region:not(.can), .board:not(.leads) .region"))) return;
    const back = path[0]?.closest(".back") ? [path[0]] : [];
    if (!focusFirst(back)) focusOn(question);
  });
}

/** As a game ends, a keyboard whose last button is gone is on how it ended, and on nothing that would begin another game. */
export function goToOutcome() {
  if (byKey && (isLost() || document.activeElement === rescued)) focusOn([outcome]);
}

/**
 * Puts the keyboard on the confirming button once it is there.
 * @param {boolean} [loses] whether that gives something up for good: a second Enter then lets it be
 */
export function goToConfirm(loses = false) {
  origin = document.activeElement;
  afterDrawing(() => focusOn(loses ? [spared] : confirming));
}

/**
 * Puts the keyboard on the first of these that can take it, once the page is drawn.
 * @param {(Element|string|null)[]} places elements, or what selects them
 */
export function goTo(places) {
  afterDrawing(() => {
    for (const place of places) {
      if (typeof place === "string" ? focusOn([place]) : place?.isConnected && focusFirst([place])) return;
    }
  });
}

/** Puts the keyboard on the first of several ways to a region that was chosen on the map; where the map itself goes on it stays. */
export function goToWays() {
  afterDrawing(() => focusOn([ways]));
}

/** From the confirming button of a choice that is given up the keyboard goes back to what was chosen. */
export function goToChosen() {
  if (document.activeElement?.matches([...confirming, spared].join())) goTo([origin]);
}

/**
 * Who plays by keyboard is led to what a teacher asks for, wherever the keyboard was.
 * @param {string[]} places what selects it; none where nothing is asked
 */
export function follow(places) {
  taught = places.filter((place) => place.startsWith(".ask"));
  if (byKey && places.length) goTo([...places, ...answering]);
}

/**
 * Puts the keyboard on what is asked, where it can be answered at once; from there on the map; with Shift on the way to the menu.
 * @param {boolean} shift
 */
export function goAcross(shift) {
  if (shift) return void focusOn([".menu-button"]);
  const isAsked = document.activeElement?.closest(".ask, .lesson, [data-answer]") && !document.activeElement.closest(".back");
  focusOn(isAsked ? ['.board [tabindex="0"]'] : [...taught, ...answering]);
}

/**
 * Along buttons that stand side by side sideways keys lead on, up and down in the menu, from its button, and over what a hint says.
 * @param {KeyboardEvent} event
 */
export function goAlong(event) {
  const { key, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || !(target instanceof Element)) return;
  const way = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 }[key];
  const group = target.matches(reachable) && !target.matches("input, select")
    ? target.closest(/[UD]/.test(key) ? ".menu, .advice, .bar:has(.menu):has(.menu-button:focus)" : ".buttons, .segments, .back") : null;
  if (!way || !group) return;
  // Of choices side by side in the menu the chosen one stands for all, to go up and down by.
  const isMet = (/** @type {Element} */ each) => each === target || !each.matches('.menu .segments :not([aria-pressed="true"])');
  const all = [...group.querySelectorAll(reachable)].filter((each) => each.checkVisibility() && (/[LR]/.test(key) || isMet(each)));
  const next = all[all.indexOf(target) + way];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

/** Puts the keyboard back on the region it came from. */
export function goToBoard() {
  afterDrawing(() => focusOn(['.board [tabindex="0"]']));
}

/**
 * After a way to another page by keyboard: on to what is there, once it is. In a lesson it is there after a click, too.
 * @param {"table"|"replay"|"learn"|"home"|"new"|"workshop"} place
 */
export function goToPlace(place) {
  const lesson = location.hash.split("/").length > 3;
  taught = [];
  if (!byKey) {
    if (place === "learn" && lesson) wanted = [".lesson .confirm"];
    return;
  }
  path = led = [];
  wanted = { replay: [".replay input"], table: [...question, outcome, ".ask button"], home: [".offers .confirm"], new: [".new input:checked"], workshop: [".craft-name input", ".starts button"], learn: lesson ? [".lesson .confirm", ...question] : [".lessons a"] }[place];
}

/**
 * Whether a click came from a key.
 * @param {MouseEvent} event
 */
export function isByKey(event) {
  return event.detail === 0;
}

aroundDrawing(remember, settle);
