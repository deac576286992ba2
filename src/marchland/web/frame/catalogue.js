// @ts-check
/** Everything that a game has a name and a sentence for, with a search that minds no accents. */
import { html, nothing } from "../vendor.js";
import { refresh } from "./page.js";
import { say } from "./texts.js";

/** @typedef {import("./world.js").Book} Book */
/** @typedef {import("./world.js").Entry} Entry */

let wanted = "";

/** @param {Entry} entry */
export function entryId({ kind, id }) {
  return `${kind}-${id}`;
}

/**
 * Letters alone: small, without accents.
 * @param {string} text
 */
function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ł", "l");
}

/**
 * @param {Entry[]} entries
 * @param {Book} book
 * @param {string} marked the entry that stands out
 */
export function catalogue(entries, book, marked) {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const found = entries.filter((entry) => {
    const text = plain([book.name(entry), ...book.sentences(entry)].join(" "));
    return words.every((word) => text.includes(word));
  });
  const kinds = [...new Set(found.map((entry) => entry.kind))];
  return html`<div class="catalogue">
    <div class="search">
      <input
        type="search"
        autocomplete="off"
        aria-label=${say("ui-rules-find")}
        placeholder=${say("ui-rules-find")}
        .value=${wanted}
        @input=${(/** @type {any} */ e) => {
          wanted = e.target.value;
          refresh();
        }}
      />
      <span class="quiet" role="status">${found.length ? say("ui-rules-found", { n: found.length }) : say("ui-rules-none")}</span>
    </div>
    ${kinds.map(
      (kind) => html`<section aria-labelledby=${`kind-${kind}`}>
        <h3 id=${`kind-${kind}`}>${say(`ui-rules-kind-${kind}`)}</h3>
        <div class="entries-of">${found.filter((entry) => entry.kind === kind).map((entry) => card(entry, book, marked === entryId(entry)))}</div>
      </section>`,
    )}
  </div>`;
}

/**
 * @param {Entry} entry
 * @param {Book} book
 * @param {boolean} isMarked
 */
function card(entry, book, isMarked) {
  return html`<article class="thing ${entry.kind} ${isMarked ? "marked" : ""}" id=${`book-${entryId(entry)}`}>
    <div class="emblem" aria-hidden="true">${book.sign(entry)}</div>
    <div>
      <h4>${book.name(entry)} ${book.facts(entry)}</h4>
      ${book.body(entry)}
      ${isMarked && entry.rule ? html`<p class="quiet number">${say("ui-rules-number", { rule: entry.rule })}</p>` : nothing}
    </div>
  </article>`;
}
