// @ts-check
/** What a plan must leave in each region, where a Champion or Beasts may stand in tokens' stead. */
import { say, tell } from "../frame/texts.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Deploy} Deploy */
/** @typedef {Record<string, number>} Plan */

/**
 * The regions that tokens alone do not hold by this plan.
 * @param {Deploy} deploy
 * @param {Plan} plan
 */
function bare({ regions, garrison, helper }, plan) {
  return helper ? regions.filter((id) => plan[id] < garrison) : [];
}

/**
 * How many tokens more than the pieces make up for are still to come; what is in hand may bring them.
 * @param {Deploy} deploy
 * @param {Plan} plan
 */
function lacking(deploy, plan) {
  return bare(deploy, plan).reduce((sum, id) => sum + deploy.garrison - plan[id], 0) - deploy.helpers;
}

/**
 * Why the plan cannot be completed any more with what is left in hand; null where it can.
 * @param {Deploy} deploy
 * @param {Plan} plan
 * @param {number} left
 */
export function tooBare(deploy, plan, left) {
  const { race, garrison: least, helper: name, helpers: n } = deploy;
  if (left < 0 || deploy.give_up || lacking(deploy, plan) <= left) return null;
  return { key: "error-plan-short", args: { regions: bare(deploy, plan), race, least, name, n } };
}

/**
 * What follows from the plan by itself: where the pieces must stand, and what is lost for it.
 * @param {Table} table
 * @param {Plan} plan
 * @param {number} left
 */
export function outcome({ view }, plan, left) {
  const deploy = /** @type {Deploy} */ (view?.deploy);
  const regions = deploy.give_up ? [] : bare(deploy, plan);
  if (left > 0 && regions.length) {
    // Where all that is left must go into these, nothing may go elsewhere.
    const why = tooBare(deploy, plan, left - 1);
    return why ? tell(why) : "";
  }
  if (left || !regions.length) return "";
  if (deploy.helper === "champion") return say("ui-champion-joins", { region: regions[0] });
  return (view?.round ?? 0) < (view?.rounds ?? 0) ? say("ui-beasts-alone", { regions }) : "";
}

/**
 * What tokens are needed for before they are spread: last where a piece stands in their stead already.
 * @param {Table} table
 * @param {Plan} plan with the least that may stand
 * @param {number} left
 * @returns {number} what is left to spread
 */
export function fillUp({ view }, plan, left) {
  const deploy = /** @type {Deploy} */ (view?.deploy);
  if (deploy.give_up) return left;
  const held = (/** @type {string} */ id) => Number(view?.regions[id].pieces.includes(deploy.helper ?? "") ?? false);
  for (const id of bare(deploy, plan).sort((a, b) => held(a) - held(b))) {
    const more = Math.min(left, deploy.garrison - plan[id]);
    plan[id] += more;
    left -= more;
  }
  return left;
}
