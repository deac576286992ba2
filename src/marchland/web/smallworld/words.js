// @ts-check
/** An action in words, with the coins that it costs. */
import { has, say } from "../frame/texts.js";

/** The faces of the reinforcement die. */
export const faces = [0, 0, 0, 1, 2, 3];

/**
 * How many faces of the die would do.
 * @param {number} missing
 */
export function chanceOf(missing) {
  const good = faces.filter((face) => face >= missing).length;
  return { missing, good, percent: Math.round((100 * good) / faces.length) };
}

/** @typedef {import("../frame/types.js").Action} Action */
/** @typedef {import("./types.js").RegionView} RegionView */

/**
 * @param {Action} action
 * @param {RegionView} [at]
 */
export function actionText(action, at) {
  if (action.word === "conquer" && at && !action.n) return withPrice(say("ui-conquer", { ...action, n: at.price }), action);
  const args = { ...action, other: action.seat };
  const none = action.text.endsWith(" -");
  const key = isStay(action, at) ? stayKey(action) : keysOf(action, none).find(has);
  return withPrice(key ? say(key, args) : action.text, action);
}

/** @param {Action} action */
function stayKey({ word }) {
  return `action-${word}-stay`;
}

/**
 * Whether it leaves a piece where it stands.
 * @param {Action} action
 * @param {RegionView} [at]
 */
export function isStay(action, at) {
  return has(stayKey(action)) && Boolean(at?.pieces.includes(action.word.replace(/-at$/, "")));
}

/**
 * The texts of an action, the nearest first.
 * @param {Action} action
 * @param {boolean} none
 */
function keysOf(action, none) {
  const { word } = action;
  if (none) return [`action-${word}-none`, `action-${word}`];
  const [, , more] = action.text.split(" ");
  const bare = action.region === undefined && action.n === undefined && action.site === undefined;
  return [
    ...(bare ? [`action-${action.text.replaceAll(" ", "-")}`] : []),
    ...(action.site ? [`action-${word}-site`] : []),
    ...(more ? [`action-${word}-${more.split("=")[0]}`] : []),
    `action-${word}`,
  ];
}

/**
 * A button says what it costs and gives at once, and that a way of conquest is the last attempt.
 * @param {string} text
 * @param {Action} action
 */
function withPrice(text, { word, spends, free, pays, gains, missing, ends }) {
  if (free) text = say("ui-with-none", { text });
  if (missing && !ends && word !== "attempt") text = say("ui-with-die", { text });
  if (missing && (!ends || word === "attempt")) text = say("ui-with-chance", { text, percent: chanceOf(missing).percent });
  if (spends) text = say("ui-with-tokens", { text, n: spends });
  if (pays) text = say("ui-with-toll", { text, n: pays });
  return gains ? say("ui-with-gain", { text, n: gains }) : text;
}
