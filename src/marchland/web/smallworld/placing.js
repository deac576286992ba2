// @ts-check
/** The panel in which pieces go to several regions. */
import { html, nothing, ref } from "../vendor.js";
import { has, regionName, say } from "../frame/texts.js";
import { answer } from "../frame/doubt.js";
import { icon } from "../frame/emblems.js";
import { sentences } from "../frame/help.js";
import { asked } from "../frame/sight.js";
import { chosenPlaces, closedNote, togglePlace } from "./places.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Places} Places */

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

/**
 * How many are still to be placed; once all are chosen, where they go.
 * @param {Places} places
 * @param {string[]} regions
 */
function restText({ count, piece: name, optional }, regions) {
  if (regions.length === count) return say("ui-places-done", { n: count, name, regions });
  if (!optional) return say("ui-places", { n: count - regions.length, name });
  return say(regions.length ? "ui-places-more" : "ui-places-most", { n: count - regions.length, name });
}

/** @param {Table} table */
export function placesPanel(table) {
  const places = /** @type {Places} */ (table.view?.places);
  const chosen = chosenPlaces(table);
  const left = places.count - chosen.length;
  const done = left === 0 || (places.optional && chosen.length > 0);
  return html`<div class="choice places" ${ref(asked)}>
    <p class="rest ${done ? "done" : ""}">
      ${icon(drawn(places.piece))}
      ${restText(places, chosen)}
    </p>
    <div class="quiet place-does">${sentences(places.piece)}</div>
    ${closedNote(places)}
    <div class="buttons wrap">
      ${places.regions.map(
        (id) =>
          html`<button
            type="button"
            class="toggle"
            aria-pressed=${chosen.includes(id)}
            @click=${() => togglePlace(table, id)}
          >
            ${places.closed[id] ? icon(places.closed[id]) : nothing} <span class="chosen-room" data-word=${regionName(id)}>${regionName(id)}</span>
          </button>`,
      )}
    </div>
    <div class="buttons foot">
      <button
        type="button"
        class="confirm"
        ?disabled=${!done || table.waiting}
        aria-describedby=${done || places.optional ? nothing : "places-why"}
        @click=${() => place(table, places, chosen)}
      >
        ${say("ui-confirm-places")}
      </button>
      ${places.optional && left > 0 ? enough(table, places, chosen) : nothing}
      ${places.optional ? nothing : html`<span class=${done ? "room" : "why quiet"} id="places-why">${say("ui-places-left", { n: left || 1 })}</span>`}
    </div>
  </div>`;
}

/**
 * The button after which no more are placed; what was chosen is.
 * @param {Table} table
 * @param {Places} places
 * @param {string[]} chosen
 */
function enough(table, places, chosen) {
  const key = `action-${places.word}-none`;
  const none = table.view?.actions.find((each) => each.word === places.word && each.region === null);
  const give = () => (chosen.length ? table.send([places.word, ...chosen, "-"].join(" ")) : place(table, places, []));
  return html`<button type="button" data-action=${none?.id ?? nothing} ?disabled=${table.waiting} @click=${() => (none && !chosen.length ? answer(table, none, give) : give())}
  >
    ${say(has(key) ? key : "ui-none")}
  </button>`;
}
