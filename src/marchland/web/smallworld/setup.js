// @ts-check
/** What is asked before a game begins: its board, and with islands the variant, the sides, which islands lie there. */
import { backdrop, defs, learnWarcraft } from "../art/art.js";
import { html, live, nothing, unsafeSVG } from "../vendor.js";
import { refresh } from "../frame/page.js";
import { drawingAt, drawingOf } from "../frame/drawings.js";
import { islandTitles } from "./islands.js";
import { factionBadge } from "./factions.js";
import { preview } from "./picture.js";
import { language, name, say } from "../frame/texts.js";

/** @typedef {{name: string, size: string, board: string, title: string|null, marks: Record<string, number>}} Face */
/** @typedef {{name: string, title: string, address: string, size: string, marks: Record<string, number>, side: string}} Own a board from the workshop */
/**
 * @typedef {{faces?: Face[], boards?: Record<string, string[][]>, fewest?: Record<string, number>,
 *   sides?: Record<string, string[]>, revenge?: number[], own?: Own}} Layout
 */
/** @typedef {import("../frame/world.js").GameCard} GameCard */
/** @typedef {import("../frame/world.js").Wish} Wish its own part: variant, byName, faces */
/** @typedef {import("../frame/world.js").Form} Form */

/** @type {import("../frame/world.js").SetUp} */
export const setup = {
  picture: (card, { players }) => board(card, `${players}p`),
  hidden: (card) => (layoutOf(card).faces ? chosenHere : new Set()),
  order: (card, wish) => orderOf(layoutOf(card), wish),
  variants: (card, wish, form) => variantPicker(layoutOf(card), wish, form),
  sides: (card, wish) => sidesOf(layoutOf(card), wish),
  side: (card, wish, form, seat) => sidePicker(sidesOf(layoutOf(card), wish), wish, seat, form),
  board: (card, wish, form) => islandPicker(card.name, layoutOf(card), wish, form),
  trouble: (card, wish) => islandTrouble(layoutOf(card), wish),
};

/** @param {GameCard} card @returns {Layout} with an island of one's own among the others */
function layoutOf(card) {
  const layout = /** @type {Layout} */ (card.layout ?? {});
  const { own, faces } = layout;
  if (!own || !faces) return layout;
  const { name, title, size, marks, side } = own;
  return { ...layout, faces: [...faces.filter((face) => face.name !== name), { name, title, size, marks, board: side }] };
}

/**
 * Where the drawing of a board lies that the server does not know as one of the game.
 * @param {Layout} layout
 * @param {string} name
 */
function ownDrawing({ own }, name) {
  return own?.name === name ? own.address : "";
}

/**
 * The board that the number of players decides.
 * @param {GameCard} card
 * @param {string} map
 */
function board(card, map) {
  const layout = layoutOf(card);
  if (layout.own && !layout.faces) {
    const { name, title } = layout.own;
    return html`${preview(card.name, name, title, ownDrawing(layout, name))}
      <p class="quiet">${title}</p>`;
  }
  if (!card.maps.includes(map)) return nothing;
  return html`${preview(card.name, map, say(`map-${map}`))}
    <p class="quiet">${say(`map-${map}`)}</p>`;
}

/**
 * @param {Layout} layout
 * @param {Wish} wish
 */
function orderOf(layout, wish) {
  return { map: layout.own && !layout.faces ? layout.own.name : mapOf(layout, wish), rulings: layout.faces ? rulingsOf(layout, wish) : wish.rulings };
}

/**
 * Changes what is wished for beyond board, seats and rulings.
 * @param {Form} form
 * @param {Wish} wish
 * @param {{variant?: string, byName?: boolean, faces?: string[]}} part
 */
function change(form, wish, part) {
  form.set({ own: { ...wish.own, ...part } });
}

const teams = "teams";
const revenge = "revenge_of_the_murlocs";

/** Rulings that are chosen here and not in the list of all. */
const chosenHere = new Set([teams, revenge, "team_score", "murlocs", "two_player_boards"]);

/** @param {Layout} layout */
function variants(layout) {
  return layout.sides ? [teams, revenge] : [];
}

/**
 * Whether so many players can play a variant.
 * @param {Layout} layout
 * @param {string} variant
 * @param {number} players
 */
function suits(layout, variant, players) {
  if (variant === teams) return Boolean(layout.sides?.[players]);
  return Boolean(layout.revenge?.includes(players));
}

/**
 * The variant that is played: what was wished for where it suits, and alone always the Murlocs.
 * @param {Layout} layout
 * @param {Wish} wish
 */
function variantOf(layout, wish) {
  if (wish.players === 1 && layout.revenge) return revenge;
  return wish.own.variant && suits(layout, wish.own.variant, wish.players) ? wish.own.variant : "";
}

/**
 * The faction of each seat, where the table plays in teams.
 * @param {Layout} layout
 * @param {Wish} wish
 * @returns {string[]}
 */
function sidesOf(layout, wish) {
  return variantOf(layout, wish) === teams ? (layout.sides?.[wish.players] ?? []) : [];
}

/**
 * Which variant is played, and what can be chosen about it.
 * @param {Layout} layout
 * @param {Wish} wish
 * @param {Form} form
 */
function variantPicker(layout, wish, form) {
  const all = variants(layout);
  if (!all.length) return nothing;
  const chosen = variantOf(layout, wish);
  const closed = all.filter((variant) => !suits(layout, variant, wish.players));
  const team = chosen === teams || (chosen === revenge && wish.players > 1);
  return html`<fieldset class="variant">
    <legend>${say("ui-variant")}</legend>
    <div class="segments big boards">
      ${["", ...all].map((variant) => {
        const usual = !variant && wish.players === 1;
        return html`<label class=${usual || closed.includes(variant) ? "closed" : ""}
          ><input type="radio" name="variant" ?disabled=${usual || closed.includes(variant)} .checked=${live(chosen === variant)}
            @change=${() => change(form, wish, { variant })} /><span>${say(variant ? `ruling-${variant}` : "ui-variant-usual")}</span></label
        >`;
      })}
    </div>
    ${chosen ? html`<p class="quiet">${say(`ruling-${chosen}-text`)}</p>` : nothing}
    ${closed.map((variant) => html`<p class="quiet">${say("ui-variant-closed", { text: say(`ruling-${variant}`), n: wish.players })}</p>`)}
    ${team ? form.ruling("team_score") : nothing} ${chosen === revenge ? form.ruling("murlocs") : nothing}
  </fieldset>`;
}

/**
 * The side of a seat: another one changes places with the next player of that side.
 * @param {string[]} sides
 * @param {Wish} wish
 * @param {number} seat
 * @param {Form} form
 */
function sidePicker(sides, wish, seat, form) {
  if (!sides.length) return nothing;
  return html`<label class="side">
    ${factionBadge(sides[seat])}
    <span class="hidden">${say("ui-side-of", { n: seat + 1 })}</span>
    <select
      @change=${(e) => {
        const other = sides.indexOf(e.target.value);
        const seats = [...wish.seats];
        [seats[seat], seats[other]] = [seats[other], seats[seat]];
        form.set({ seats });
      }}
    >
      ${[...new Set(sides)].map((side) => html`<option value=${side} .selected=${live(side === sides[seat])}>${name(side, "faction")}</option>`)}
    </select>
  </label>`;
}

/**
 * The sizes of the islands to lay out.
 * @param {Layout} layout
 * @param {Wish} wish
 */
function slots(layout, wish) {
  const ways = layout.boards?.[wish.players] ?? [];
  const other = wish.rulings.two_player_boards === "large_medium" && variantOf(layout, wish) !== revenge;
  return ways[other && ways.length > 1 ? 1 : 0] ?? [];
}

/**
 * The face that is wished for at each place; "" where it is drawn by lot.
 * @param {Layout} layout
 * @param {Wish} wish
 */
function wished(layout, wish) {
  const sizes = slots(layout, wish);
  const found = sizes.map((size, k) => {
    const face = layout.faces?.find((each) => each.name === wish.own.faces?.[k]);
    return face?.size === size ? face.name : "";
  });
  const { own } = layout;
  const place = own && !found.includes(own.name) ? sizes.indexOf(own.size) : -1;
  return own ? found.map((face, k) => (k === place ? own.name : face)) : found;
}

/**
 * Whether islands are chosen by name: one of one's own always is.
 * @param {Layout} layout
 * @param {Wish} wish
 */
function isByName(layout, wish) {
  return Boolean(layout.own) || wish.own.byName === true;
}

/** @param {Face} face */
function faceName(face) {
  return face.title ?? say(`island-${face.name}`);
}

/**
 * Which islands lie on the table.
 * @param {string} game
 * @param {Layout} layout
 * @param {Wish} wish
 * @param {Form} form
 */
function islandPicker(game, layout, wish, form) {
  if (!layout.faces) return nothing;
  const now = wished(layout, wish);
  const ways = layout.boards?.[wish.players] ?? [];
  const trouble = islandTrouble(layout, wish);
  return html`<fieldset class="islands">
    <legend>${say("ui-islands")}</legend>
    <div class="segments big">
      ${[false, true].map(
        (byName) => html`<label><input type="radio" name="islands" ?disabled=${layout.own && !byName} .checked=${live(isByName(layout, wish) === byName)} @change=${() => change(form, wish, { byName })} /><span
          >${say(byName ? "ui-islands-chosen" : "ui-islands-lot")}</span></label>`,
      )}
    </div>
    ${ways.length > 1 && variantOf(layout, wish) !== revenge ? form.ruling("two_player_boards") : nothing}
    ${isByName(layout, wish)
      ? html`<div class="slots">${slots(layout, wish).map((size, k) => slot(layout, wish, form, size, now, k))}</div>
        ${trouble ? html`<p class="why" role="alert">${trouble}</p>` : picture(game, layout, now.filter(Boolean))}`
      : nothing}
    ${layout.faces.some((face) => !face.title) ? html`<p class="quiet">${say("ui-map-own")}</p>` : nothing}
  </fieldset>`;
}

/**
 * @param {Layout} layout
 * @param {Wish} wish
 * @param {Form} form
 * @param {string} size
 * @param {string[]} now
 * @param {number} k
 */
function slot(layout, wish, form, size, now, k) {
  return html`<label class="slot">
    <span>${say(`ui-islands-${size}`)}</span>
    <select
      @change=${(e) => {
        const faces = [...now];
        faces[k] = e.target.value;
        change(form, wish, { faces });
      }}
    >
      <option value="" .selected=${live(!now[k])}>${say("ui-islands-any")}</option>
      ${(layout.faces ?? [])
        .filter((face) => face.size === size)
        .map((face) => html`<option value=${face.name} .selected=${live(now[k] === face.name)}>${faceName(face)}</option>`)}
    </select>
  </label>`;
}

/**
 * Why the chosen islands cannot lie together; "" where they can.
 * @param {Layout} layout
 * @param {Wish} wish
 */
function islandTrouble(layout, wish) {
  if (!isByName(layout, wish) || !layout.faces) return "";
  const all = layout.faces;
  const chosen = wished(layout, wish).filter(Boolean).map((id) => /** @type {Face} */ (all.find((face) => face.name === id)));
  for (const [k, face] of chosen.entries()) {
    const other = chosen.slice(0, k).find((each) => each.board === face.board);
    if (other === face) return say("ui-islands-twice", { first: faceName(face) });
    if (other) return say("ui-islands-two-sides", { first: faceName(other), second: faceName(face) });
  }
  if (chosen.length < slots(layout, wish).length) return "";
  return scarce(layout, chosen);
}

/**
 * @param {Layout} layout
 * @param {Face[]} chosen
 */
function scarce(layout, chosen) {
  for (const [mark, least] of Object.entries(layout.fewest ?? {})) {
    const n = chosen.reduce((sum, face) => sum + (face.marks[mark] ?? 0), 0);
    if (n < least) return say(`error-islands-few-${mark}`, { n, least });
  }
  return "";
}

/**
 * The map to ask for, or null where all is drawn by lot; places left open are drawn here.
 * @param {Layout} layout
 * @param {Wish} wish
 */
function mapOf(layout, wish) {
  const now = isByName(layout, wish) && layout.faces ? wished(layout, wish) : [];
  if (!now.some(Boolean)) return null;
  const all = layout.faces ?? [];
  const boardOf = (/** @type {string} */ id) => all.find((face) => face.name === id)?.board;
  const sizes = slots(layout, wish);
  const done = [...now];
  for (const [k, face] of done.entries()) {
    if (face) continue;
    const taken = done.filter(Boolean).map(boardOf);
    const free = all.filter((each) => each.size === sizes[k] && !taken.includes(each.board));
    done[k] = free[crypto.getRandomValues(new Uint32Array(1))[0] % free.length]?.name ?? "";
  }
  return done.join("+");
}

/**
 * The rulings of the variant, and of those that are chosen here only what it uses.
 * @param {Layout} layout
 * @param {Wish} wish
 */
function rulingsOf(layout, wish) {
  const variant = variantOf(layout, wish);
  const kept = Object.entries(wish.rulings).filter(([key]) => {
    if (key === "team_score") return variant !== "";
    if (key === "murlocs") return variant === revenge;
    if (key === "two_player_boards") return wish.players === 2 && variant !== revenge;
    return key !== teams && key !== revenge;
  });
  return { ...Object.fromEntries(kept), ...(variant ? { [variant]: true } : {}) };
}

/** @type {Map<string, string>} */
const painted = new Map();

/**
 * The chosen islands as they will lie.
 * @param {string} game
 * @param {Layout} layout
 * @param {string[]} faces
 */
function picture(game, layout, faces) {
  if (!faces.length) return nothing;
  const key = `${faces.join("+")} ${layout.own?.address ?? ""} ${language()}`;
  const drawn = painted.get(key);
  if (drawn === undefined) {
    painted.set(key, "");
    paint(game, layout, faces, key);
  }
  return drawn ? html`<div class="preview-islands" role="img" aria-label=${faces.map((face) => titleOf(layout, face)).join(", ")}>${unsafeSVG(drawn)}</div>` : nothing;
}

/**
 * @param {Layout} layout
 * @param {string} name
 */
function titleOf(layout, name) {
  const face = layout.faces?.find((one) => one.name === name);
  return face ? faceName(face) : name;
}

/**
 * @param {string} game
 * @param {Layout} layout
 * @param {string[]} faces
 * @param {string} key
 */
async function paint(game, layout, faces, key) {
  const [{ chart }, drawings] = await Promise.all([
    import("../art/chart.js"),
    Promise.all(faces.map((face) => (ownDrawing(layout, face) ? drawingAt(ownDrawing(layout, face)) : drawingOf(game, face)))),
    learnWarcraft(),
  ]);
  const whole = chart(drawings, 2.2);
  const [width, height] = whole.view;
  painted.set(key, `<svg class="preview marchland-map" viewBox="0 0 ${width} ${height}">${defs()}${backdrop(whole, { titles: islandTitles(/** @type {any} */ (whole)) })}</svg>`);
  refresh();
}
