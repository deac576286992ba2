// @ts-check
/** How the table stands while what nobody chose is told of it: never ahead of the words. */

/** @typedef {import("../frame/types.js").Entry} Entry */

/** What a question brings with it: while others are told of, nobody is asked. */
const unasked = { actions: [], march: [], offered: {}, closed: [], bids: [], payment: null, harvest: null, retreat: null, war: null, action: null, doing: null };
/** What leaves the region of a war and does not name it. */
const leaving = new Set(["tek-log-retreat", "tek-log-war-won", "tek-log-fall"]);

/**
 * @param {any} before the view before anything of it
 * @param {any} after the view once all is done
 * @param {Entry[]} told
 * @param {Entry[]} rest what is not told yet
 * @returns {any} a view in which only what is told has happened; null where the lands do not lie yet
 */
export function standing(before, after, told, rest) {
  const rival = after.seats.find((/** @type {any} */ { opponent }) => opponent)?.seat;
  if (!before.round || rival === undefined) return null;
  const comes = (/** @type {string} */ word) => rest.some(({ key }) => key === `tek-log-${word}`);
  const [cleared, rolled] = [comes("clear"), told.filter(({ key }) => key === "tek-log-roll").at(-1)?.args.n];
  const isOld = comes("flip") || comes("roll");
  return {
    ...after,
    ...unasked,
    to_move: rival,
    turn: before.turn,
    stage: before.stage,
    round: cleared ? before.round : after.round,
    over: false,
    ending: before.ending,
    winners: before.winners,
    regions: { ...after.regions, ...regions(before, after, told, rest) },
    seats: after.seats.map((/** @type {any} */ row) => (rest.some(({ seat }) => seat === row.seat) ? kingdom(before.seats[row.seat], told, after.expansion) : row)),
    card: after.card.map((/** @type {any} */ { action }, /** @type {number} */ k) => {
      const taken = (/** @type {Entry[]} */ entries) => entries.some((entry) => entry.key === "tek-log-take" && entry.args.action === action);
      const shield = taken(told) || (cleared || taken(rest) ? before.card[k].shield : after.card[k].shield);
      return { ...after.card[k], shield, id: null };
    }),
    compass: !isOld && after.compass?.rolled === rolled ? after.compass : { ...(isOld ? before : after).compass, rolled: null },
  };
}

/**
 * The regions that are still to be told of, with what stands there until then.
 * @param {any} before
 * @param {any} after
 * @param {Entry[]} told
 * @param {Entry[]} rest
 */
function regions(before, after, told, rest) {
  /** @type {Record<string, any>} */
  const found = {};
  let fought = before.war?.region;
  const places = [...told, ...rest].map(({ key, args }) => {
    if (key === "tek-log-war") fought = args.region;
    return [args.region, args.to, leaving.has(key) ? fought : null];
  });
  for (const id of places.slice(told.length).flat()) if (before.regions[id]) found[id] = { ...after.regions[id], allied: before.regions[id].allied, pieces: [...before.regions[id].pieces] };
  told.forEach((entry, k) => happen(found, entry, places[k][2]));
  return found;
}

/**
 * Lets what a line tells happen on the map.
 * @param {Record<string, any>} found
 * @param {Entry} entry
 * @param {string|null} fought where the war was that it leaves
 */
function happen(found, { key, seat, args }, fought) {
  const kind = key.includes("-fort") ? "fort" : args.hero === true ? "hero" : "meeple";
  // A hero who stands alone moves as a meeple does.
  const take = (/** @type {string|null} */ id) => {
    const pieces = found[id ?? ""]?.pieces ?? [];
    const own = pieces.filter((/** @type {any} */ each) => each.seat === seat && (each.piece === "fort") === (kind === "fort"));
    const gone = own.find((/** @type {any} */ { piece }) => piece === kind) ?? own[0];
    if (gone) pieces.splice(pieces.indexOf(gone), 1);
    return gone?.piece ?? kind;
  };
  const put = (/** @type {string} */ id, /** @type {string} */ piece) =>
    found[id]?.pieces.push({ seat, piece, lying: found[id].terrain === "ruins" && piece !== "fort" });
  if (key === "tek-log-move" || key === "tek-log-retreat") put(args.to ?? args.region, take(args.to ? args.region : fought));
  else if (key === "tek-log-place" || key === "tek-log-fort") put(args.region, kind);
  else if (key === "tek-log-removed" || key === "tek-log-fort-lost") take(args.region);
}

/**
 * A seat as far as it is told of.
 * @param {any} row as it was
 * @param {Entry[]} told
 * @param {boolean} hasForts whether each level of a tower comes with a fort
 */
function kingdom(row, told, hasForts) {
  const resources = { ...row.resources };
  const now = { ...row, resources };
  for (const { key, seat, args } of told) {
    if (seat !== row.seat) continue;
    if (hasForts ? key === "tek-log-fort" : key === "tek-log-act" && args.action === "build") now.tower += 1;
    else if (key === "tek-log-fort-lost") now.tower -= 1;
    else if (key === "tek-log-magic") now.magic = args.n;
    else if (key === "tek-log-place") now.in_play += 1;
    else if (key === "tek-log-removed") now.in_play -= 1;
    else if (key === "tek-log-gain" || key === "tek-log-lose") resources[args.resource] += key === "tek-log-gain" ? args.n : -args.n;
    else if (key === "tek-log-trade") [resources[args.given_resource], resources[args.got_resource]] = [resources[args.given_resource] - args.n, resources[args.got_resource] + args.n];
    else if (key === "tek-log-pay") for (const [kind, n] of Object.entries(args.units)) resources[kind] -= n;
  }
  return now;
}
