// @ts-check
/** An action in words, with the coins that it costs. */
import { has, say } from "../frame/texts.js";

/** @typedef {import("../frame/types.js").Action} Action */
/** @typedef {import("./types.js").RegionView} RegionView */

/**
 * @param {Action} action
 * @param {RegionView} [at]
 */
export function actionText(action, at) {
  if (action.word === "conquer" && at && !action.n) return withToll(say("ui-conquer", { ...action, n: at.price }), at);
  const args = { ...action, other: action.seat };
  const none = action.text.endsWith(" -");
  const key = keysOf(action, none).find(has);
  return withToll(key ? say(key, args) : action.text, at);
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
 * A button says the coins that it costs.
 * @param {string} text
 * @param {RegionView} [at]
 */
function withToll(text, at) {
  return at?.toll ? say("ui-with-toll", { text, n: at.toll }) : text;
}
