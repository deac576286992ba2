// @ts-check
/** Seats that win or lose together: what each team counts for, and against whom. */
import { html, nothing } from "../vendor.js";
import { name, say } from "../frame/texts.js";
import { coin, crest, icon } from "../frame/emblems.js";
import { factionBadge } from "./factions.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {{won: boolean, sign: any, called: string, seats: number[], score: number}} Rival */

/**
 * Each team with its score, the best first; nothing where all play for themselves.
 * @param {Table} table
 */
export function rivals(table) {
  const view = table.view;
  const teams = view?.team_scores ?? [];
  if (!view || !teams.length) return nothing;
  const known = [...teams.map((team) => ofTeam(view, team)), ...ofWild(view)];
  known.sort((a, b) => b.score - a.score || Number(b.won) - Number(a.won));
  return html`<div class="scores teams">
    <table>
      <caption>${say("ui-team-scores")}</caption>
      <tbody>
        ${known.map(
          (rival) => html`<tr class=${rival.won ? "won" : ""}>
            <th scope="row">${rival.sign} <span>${rival.called}</span> ${rival.won ? html`<b class="verdict">${say("ui-won")}</b>` : nothing}</th>
            <td>${rival.seats.map((seat) => html`<span class="mate">${crest(seat)} ${table.nameOf(seat)} ${coin(view.seats[seat].coins ?? "?")}</span>`)}</td>
            <td class="team-score">${rival.score}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    <p class="quiet">${countedText(table)}</p>
  </div>`;
}

/**
 * @param {import("./types.js").View} view
 * @param {import("./types.js").TeamScore} team
 * @returns {Rival}
 */
function ofTeam(view, { side, seats, score }) {
  return {
    won: view.winners.includes(seats[0]),
    sign: side ? factionBadge(side) : nothing,
    called: side ? name(side, "faction") : say("ui-players"),
    seats,
    score: score ?? 0,
  };
}

/**
 * @param {import("./types.js").View} view
 * @returns {Rival[]}
 */
function ofWild(view) {
  if (!view.wild) return [];
  const won = view.winners.includes(view.players);
  return [{ won, sign: icon("murloc"), called: name("murloc", "race"), seats: [], score: view.wild.coins }];
}

/**
 * How the score of a team of several comes about.
 * @param {Table} table
 */
function countedText(table) {
  const many = (table.view?.team_scores ?? []).some((team) => team.seats.length > 1);
  return many ? say("ui-team-counts", { text: say(`ruling-team_score-${table.view?.team_rule}`) }) : nothing;
}
