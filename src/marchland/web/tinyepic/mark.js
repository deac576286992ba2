// @ts-check
/** Where a card is from, where it is not as printed: a quill beside it, and behind it the file for a group's own values. */
import { html, nothing, svg } from "../vendor.js";
import { dialogOf, knowDialog, openDialog } from "../frame/dialog.js";
import { has, name, say } from "../frame/texts.js";
import { markText } from "./words.js";

/** @typedef {{mark: string, kind: "faction"|"hero"|"land", id: string}} Origin */

/** @type {Origin|null} */
let asked = null;

/**
 * @param {string} mark
 * @param {Origin["kind"]} kind
 * @param {string} id
 */
export function markSign(mark, kind, id) {
  // A card of one's own is like no printed one.
  if (!mark || mark === "rulebook" || (kind !== "land" && !has(`${kind}-${id}-1`))) return nothing;
  const text = `${name(id, kind)}: ${markText(mark)}`;
  return html`<button
    type="button"
    class="origin"
    aria-label=${text}
    title=${markText(mark)}
    @click=${() => {
      asked = { mark, kind, id };
      openDialog("origin");
    }}
  >
    <svg viewBox="0 0 16 16" width="15" height="15" aria-hidden="true" focusable="false">
      ${svg`<path d="M2.500 14.500C4 8.500 7.500 3.500 14 1.500c-.5 6-3.500 10-9 10.500" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"></path>`}
    </svg>
  </button>`;
}

knowDialog("origin", () => {
  if (!asked) return nothing;
  const { mark, kind, id } = asked;
  const of = [1, 2, 3, 4, 5].map((n) => `${kind}-${id}-${n}`).filter((key) => has(key));
  return dialogOf(
    name(id, kind),
    html`${of.length ? html`<ol class="levels">${of.map((key) => html`<li>${say(key)}</li>`)}</ol>` : nothing}
      <p class="quiet">${say(`ui-tek-origin-${mark}`)}</p>
      <p class="of-computer">${say("ui-tek-origin-form")}</p>
      <p class="of-computer"><code>marchland serve --content ${id}.toml</code></p>
      <p class="of-computer"><a class="button confirm" href=${`/form/tiny-epic/${kind}/${id}.toml`} download=${`${id}.toml`}>${say("ui-tek-origin-take", { file: `${id}.toml` })}</a></p>`,
    "origin-of",
  );
});
