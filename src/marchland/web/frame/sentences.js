// @ts-check
/** Lines of the log that follow one another, as sentences. */
import { entryText } from "./announce.js";

/**
 * @param {import("./world.js").World|null} world
 * @param {import("./types.js").Entry[]} entries
 */
export function entriesText(world, entries) {
  return sentencesOf(world, entries).join(" ");
}

/**
 * @param {import("./world.js").World|null} world
 * @param {import("./types.js").Entry[]} entries
 */
export function sentencesOf(world, entries) {
  return world?.story.sentences?.(entries) ?? entries.map(entryText);
}

/**
 * A sentence about a person, to that person: without the name that it begins with.
 * @param {string} text
 * @param {string} name
 * @param {string[]} names of all: one may begin another
 */
export function nameless(text, name, names) {
  const longest = names.filter((each) => text.startsWith(each)).sort((a, b) => b.length - a.length)[0];
  const rest = longest === name ? (/^:?\s+(.+)$/su.exec(text.slice(name.length))?.[1] ?? "") : "";
  return rest ? rest[0].toLocaleUpperCase() + rest.slice(1) : text;
}
