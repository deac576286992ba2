// @ts-check
/** Pieces that go to several regions at once: heroes and their like. */
import { html, nothing } from "./vendor.js";
import { refresh } from "./page.js";
import { has, regionName, say } from "./texts.js";
import { icon } from "./emblems.js";
import { sentences } from "./help.js";

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

/**
 * A single place is one action; several are a plan. Where more would be possible, that is asked next.
 * @param {Table} table
 * @param {Places} places
 * @param {string[]} regions
 */
function place(table, places, regions) {
  const action = table.view?.actions.find(
    (each) => each.word === places.word && (each.region ?? null) === (regions[0] ?? null),
  );
  if (action && (places.count === 1 || !regions.length)) table.act(action);
  else table.send([places.word, ...(regions.length ? regions : ["-"])].join(" "));
}

/** @param {string} id an artifact is drawn as it lies on the map */
function drawn(id) {
  return has(`site-${id}`) ? `site:${id}` : id;
}

/** @param {Table} table */
export function placesPanel(table) {
  const places = /** @type {Places} */ (table.view?.places);
  const done = table.chosen.length === places.count || (places.optional && table.chosen.length > 0);
  return html`<div class="choice places">
    <p class="rest ${done ? "done" : ""}">
      ${icon(drawn(places.piece))}
      ${say("ui-places", { n: places.count - table.chosen.length, name: places.piece })}
    </p>
    <div class="quiet place-does">${sentences(places.piece)}</div>
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
        aria-describedby=${done ? nothing : "places-why"}
        @click=${() => place(table, places, table.chosen)}
      >
        ${say("ui-confirm-places")}
      </button>
      ${places.optional
        ? html`<button type="button" @click=${() => place(table, places, [])}>
            ${say(has(`action-${places.word}-none`) ? `action-${places.word}-none` : "ui-none")}
          </button>`
        : nothing}
      ${done ? nothing : html`<span class="why" id="places-why">${say("ui-places-left", { n: places.count - table.chosen.length })}</span>`}
    </div>
  </div>`;
}
