// @ts-check
/** Lines of the log that follow one another, as sentences. */
import { entryText } from "./announce.js";

/**
 * @param {import("./world.js").World|null} world
 * @param {import("./types.js").Entry[]} entries
 */
export function entriesText(world, entries) {
  return (world?.story.sentences?.(entries) ?? entries.map(entryText)).join(" ");
}
