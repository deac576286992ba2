// @ts-check
/** The way to a table that was just made, however it was: ordered, opened from a file, played on from a moment. */

/**
 * Goes there; at a program that makes links whoever plays alone sits down first, and several see what to send.
 * @param {any} answer of the server
 * @param {boolean} [waits] whether a lobby shows the links
 */
export async function arrive(answer, waits = false) {
  if (answer.host) await (await import("./links.js")).made(answer, waits);
  location.hash = `#/table/${answer.table}`;
}
