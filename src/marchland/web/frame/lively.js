// @ts-check
/** What makes a move felt beside the board: motion, sounds, a notice when the tab is hidden; each fetched when it is wanted. */
import { afterDrawing } from "./page.js";
import { prefs } from "./prefs.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").Entry} Entry */

/** Whether things move here: neither this page nor the system was asked for less. */
export function isMoving() {
  return prefs.motion !== "off" && !document.hidden && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Shows what has just been told; the board stands right at once, and nothing waits for this.
 * @param {Table} table
 * @param {Entry[]} news
 * @param {boolean} isCalled whether somebody at this screen is asked now and was not before
 */
export function liven(table, news, isCalled) {
  if (news.length && isMoving()) afterDrawing(() => import("./motion.js").then((motion) => motion.show(table, news)));
  if (prefs.sound === "on") import("./sounds.js").then((sounds) => sounds.sound(table, news, isCalled));
  if (prefs.notify === "on" && isCalled && document.hidden) import("./notice.js").then((notice) => notice.notify(table));
}
