// @ts-check
/** Pieces that go to several regions at once: heroes and their like. */
import { html, nothing } from "./vendor.js";
import { refresh } from "./page.js";
import { regionName, say } from "./texts.js";
import { icon } from "./emblems.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").Places} Places */

/**
 * @param {Table} table
 * @param {string} region
 */
export function togglePlace(table, region) {
  const places = table.view?.places;
  if (!places?.regions.includes(region)) return false;
  if (table.chosen.includes(region)) table.chosen = table.chosen.filter((each) => each !== region);
  else table.chosen = [...table.chosen, region].slice(-places.count);
  refresh();
  return true;
}

/** @param {Table} table */
export function placesPanel(table) {
  const places = /** @type {Places} */ (table.view?.places);
  const done = table.chosen.length === places.count;
  return html`<div class="choice places">
    <p class="rest ${done ? "done" : ""}">
      ${icon(places.piece)}
      ${say("ui-places", { n: places.count - table.chosen.length, name: places.piece })}
    </p>
    <div class="buttons wrap">
      ${places.regions.map(
        (id) =>
          html`<button
            type="button"
            class="toggle"
            aria-pressed=${table.chosen.includes(id)}
            @click=${() => togglePlace(table, id)}
          >
            ${regionName(id)}
          </button>`,
      )}
    </div>
    <div class="buttons">
      <button
        type="button"
        class="confirm"
        ?disabled=${!done || table.waiting}
        @click=${() => table.send(`${places.word} ${table.chosen.join(" ")}`)}
      >
        ${say("ui-confirm-places")}
      </button>
      ${places.optional
        ? html`<button type="button" @click=${() => table.send(`${places.word} -`)}>
            ${say("ui-none")}
          </button>`
        : nothing}
    </div>
  </div>`;
}
