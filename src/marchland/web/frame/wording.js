// @ts-check
/** What a word takes from where it stands: its capital at the head of a sentence, its article. */

/** Stands before a word, no person's name, that has a capital where a sentence begins with it. */
export const MARK = "\uE000";

/** @param {string} text */
export function headed(text) {
  if (!text.includes(MARK)) return text;
  return text.replace(/([.!?] )?\uE000(.)/gu, (_, end, letter, at) => (end ?? "") + (end || !at ? letter.toUpperCase() : letter));
}

/** How a Hungarian word begins that takes "az": a vowel, or a number read as one: 1, 5, 51, 1000. */
const AZ =
  /^([aàáâãäåāăąæeèéêëēėęěiìíîïīįoòóôõöøōőœuùúûüūůűųαεηιουωаиоуэ5]|1(\d{3})*(\D|$))/iu;

/**
 * The article of a name or number.
 * @param {string} word
 */
export function hungarianArticle(word) {
  return AZ.test(word) ? "az" : "a";
}
