// @ts-check
/** What the eye is led to: the regions that changed, and the question. */
import { appearing } from "./page.js";

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

/** What the others ask of this screen comes into view with the question. */
export const asked = appearing(() => showQuestion());

/** Where the question is out of sight it comes into view: all of it, or its head under the map; else nothing jumps. At the end it leaves the whole map in sight. */
export function showQuestion() {
  document.querySelector(".sheet")?.scrollTo(0, 0);
  const asks = [...document.querySelectorAll(".agreement, .lesson, .ask")].filter((each) => each.checkVisibility());
  const [ask, map] = [asks.at(-1), document.querySelector(".map")];
  if (!ask || !map || innerWidth > innerHeight) return scrollTo(0, 0);
  const choices = document.querySelector(".stage-pick.mine .column") ?? ask;
  const under = map.clientHeight + (asks[0].matches(".finish") ? 0 : parseFloat(getComputedStyle(map).top) || 0);
  const most = scrollY + asks[0].getBoundingClientRect().top - under - 6;
  const least = scrollY + choices.getBoundingClientRect().bottom + 6 - innerHeight;
  scrollTo(0, Math.max(0, Math.min(most, Math.max(least, scrollY))));
}
