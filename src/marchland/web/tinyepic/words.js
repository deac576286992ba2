// @ts-check
/** Actions, units and pieces of Tiny Epic Kingdoms in words. */
import { html, nothing } from "../vendor.js";
import { has, name, say } from "../frame/texts.js";
import { goodSign } from "./figures.js";

const resources = ["food", "mana", "ore", "silver"];

/**
 * What a person chooses by a bare name: the kind of it.
 * @param {any} action
 */
export function kindOf(action) {
  if (action.region) return "region";
  if (action.seat !== undefined) return "seat";
  if (resources.includes(action.name)) return "resource";
  return has(`land-${action.name}`) && !has(`faction-${action.name}`) ? "land" : "faction";
}

/** @param {any} action */
export function actionText(action) {
  if (action.word === "choose" && action.hero) return say("tek-do-choose-hero", { region: action.region });
  if (action.word === "choose") {
    const kind = kindOf(action);
    const args = { region: action.region, other: action.seat, [kind]: kind === "seat" ? null : (action.region ?? action.name) };
    return say(`tek-do-choose-${kind}`, kind === "seat" ? { other: action.seat } : args);
  }
  if (action.word === "trade") {
    return say("tek-do-trade", { n: action.n, given_resource: action.give, got_resource: action.get });
  }
  if (action.word === "use" && action.name === null) return say("tek-do-use-none");
  if (action.word === "pay" && !Object.keys(action.units).length) return say("ui-tek-pay-nothing");
  if (action.word === "pay" && action.worth > sum(action.units)) return say("ui-tek-pay-worth", { units: action.units, n: action.worth });
  const key = `tek-do-${action.word}${action.hero ? "-hero" : ""}${action.word === "bid" && action.resource ? "-all" : ""}`;
  const named = { take: "action", keep: "hero" }[action.word];
  return has(key) ? say(key, { ...action, hero: null, ...(named ? { [named]: action.name } : {}) }) : action.text;
}

/** @param {Record<string, number>} units */
export function sum(units) {
  return Object.values(units).reduce((total, n) => total + n, 0);
}

/**
 * Units as signs with numbers.
 * @param {Record<string, number>} units
 */
export function unitSigns(units) {
  return html`<span class="units" aria-hidden="true"
    >${Object.entries(units).map(([resource, n]) => html`<span class="unit">${n}${goodSign(resource)}</span>`)}</span
  >`;
}

/** @param {Record<string, number>} units */
export function unitsText(units) {
  return Object.entries(units).map(([resource, n]) => say("tek-unit", { resource, n })).join(", ");
}

/**
 * The pieces of a region, each kind of each seat once.
 * @param {any} at
 */
export function piecesText(at) {
  /** @type {Map<string, number>} */
  const counted = new Map();
  for (const { seat, piece, lying } of at.pieces) {
    const what = say(`tek-piece-${piece}`) + (lying ? ` (${say("ui-tek-lying")})` : "");
    const text = seat === null ? what : say("ui-tek-of", { seat, what });
    counted.set(text, (counted.get(text) ?? 0) + 1);
  }
  return [...counted].map(([text, n]) => (n > 1 ? `${n} × ${text}` : text));
}

/** @param {string} mark */
export function markText(mark) {
  return say(`tek-mark-${mark}`);
}

/**
 * Where what a card does is from: where its levels all are from one place, that is told once for the card.
 * @param {string} card
 * @param {string[]} marks of its levels
 */
export function wholeMark(card, marks) {
  return marks.length && marks.every((mark) => mark === marks[0]) ? marks[0] : card;
}

/**
 * Where a line of a card is from, where that is not where the card is from, which is told once.
 * @param {string} mark
 * @param {string} card
 */
export function ownMark(mark, card) {
  return mark === card ? nothing : html`<span class="quiet">(${markText(mark)})</span>`;
}

/**
 * A choice by its name, as a title: the name alone.
 * @param {any} action
 */
export function choiceName(action) {
  if (action.word === "keep") return name(action.name, "hero");
  return name(action.name, kindOf(action));
}
