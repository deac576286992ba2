// @ts-check
/** Artifacts and places on the map: face down or open, whose they are, what they do now. */
import { html, nothing } from "../vendor.js";
import { name, say } from "../frame/texts.js";
import { crest, icon } from "../frame/emblems.js";
import { sentences, wordOf } from "../frame/help.js";
import { entryText } from "../frame/announce.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Site} Site */

/**
 * @param {Table} table
 * @param {string} region
 * @returns {Site[]}
 */
export function sitesIn(table, region) {
  return (table.view?.sites ?? []).filter((site) => site.region === region);
}

/** @param {Site} site how its drawing is called */
export function siteDrawing(site) {
  return site.site ? `site:${site.site}` : "site";
}

/** @param {Site} site */
export function siteText(site) {
  if (!site.site) return say("ui-site-hidden");
  const whose = site.seat === null ? say("ui-site-free", { site: site.site }) : say("ui-site-of", site);
  return site.used ? `${whose}, ${say("ui-site-used")}` : whose;
}

/**
 * What lies in the chosen region, with what it does.
 * @param {Table} table
 * @param {string} region
 */
export function sitePanel(table, region) {
  const found = sitesIn(table, region);
  if (!found.length) return nothing;
  return html`<div class="sites-here">
    ${found.map(
      (site) => html`<div class="site-here">
        <span class="mark">${icon(siteDrawing(site))} ${site.seat === null ? nothing : crest(site.seat)}
          ${site.site ? wordOf(site.site, siteText(site)) : wordOf("site", siteText(site))}</span>
        ${site.site ? html`<div class="site-does">${sentences(site.site)}</div>` : nothing}
      </div>`,
    )}
  </div>`;
}

/**
 * What was turned up last, until the next conquest or the turn's end; where its own region is looked at that tells it.
 * @param {Table} table
 */
export function foundLast(table) {
  if (table.replaying) return null;
  const k = table.log.map((entry) => entry.key).lastIndexOf("log-reveal");
  const entry = table.log[k];
  if (!entry || entry.args.region === table.region) return null;
  const over = new Set(["take", "try", "decline", "turn", "sum", "end"]);
  return table.log.slice(k + 1).some((each) => over.has(table.world?.story.deed(each)?.kind ?? "")) ? null : entry;
}

/**
 * What was just turned up, with what it does; or what lies where it asks whoever has just come.
 * @param {Table} table
 */
export function found(table) {
  const entry = foundLast(table);
  if (!entry) return asking(table);
  const site = String(entry.args.site);
  return html`<div class="site-here found">
    <span class="mark">${icon(`site:${site}`)} ${wordOf(site, html`<b>${entryText(entry)}</b>`)}</span>
    <div class="site-does">${sentences(site)}</div>
  </div>`;
}

/**
 * What Bombs did as the turn of whoever is asked began, until it marches.
 * @param {Table} table
 */
export function bombed({ log, isMine, replaying, world }) {
  if (!isMine || replaying) return [];
  const turn = log.slice(log.map(({ key }) => key).lastIndexOf("log-turn") + 1);
  const over = turn.some((entry) => ["take", "try", "decline"].includes(world?.story.deed(entry)?.kind ?? ""));
  const first = over ? -1 : turn.findIndex(({ key }) => key.startsWith("log-bomb-"));
  return first < 0 ? [] : turn.slice(first).filter(({ key }) => /^log-(bomb-|emptied|lost-token|pay)/.test(key));
}

/** @param {Table} table */
function asking(table) {
  if (!table.isMine || table.view?.stage !== "choose" || table.region) return nothing;
  const entry = table.log.filter((each) => each.args.region && each.n === table.n).at(-1);
  return entry ? sitePanel(table, String(entry.args.region)) : nothing;
}

/**
 * Open artifacts and places that a seat may use, as signs on its card.
 * @param {Table} table
 * @param {number} seat
 */
export function sitesOf(table, seat) {
  const own = (table.view?.sites ?? []).filter((site) => site.site && site.seat === seat);
  if (!own.length) return nothing;
  return html`<p class="own-sites">
    ${own.map((site) => ownSite(site, name(/** @type {string} */ (site.site), "site")))}
  </p>`;
}

/**
 * @param {Site} site
 * @param {string} called
 */
function ownSite(site, called) {
  const shown = html`${icon(siteDrawing(site))} <span class="site-name">${called}</span>`;
  return html`<span class="mark">${wordOf(/** @type {string} */ (site.site), shown, called)}</span>`;
}
