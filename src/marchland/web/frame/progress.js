// @ts-check
/** How far each lesson has been taken, kept in this browser. */

/** @typedef {{step: number, history: number[], marks: number[], done: boolean, edition?: string}} Progress */

const place = "marchland-lessons";

/** @returns {Record<string, Progress>} */
function all() {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "{}");
  } catch {
    return {};
  }
}

/**
 * @param {string} id of a lesson with its game before it
 * @returns {Progress|undefined}
 */
export function progressOf(id) {
  return all()[id];
}

/**
 * A lesson that was once taken to its end stays so.
 * @param {string} id
 * @param {Progress} progress
 */
export function keepProgress(id, progress) {
  const known = all();
  known[id] = { ...progress, done: progress.done || Boolean(known[id]?.done) };
  try {
    localStorage.setItem(place, JSON.stringify(known));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}
