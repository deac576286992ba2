// @ts-check
/** Pieces of Warcraft, 64 units square; `site` lies face down, `site:NAME` face up. */
import { warcraftEmblems as emblems } from "./emblems-warcraft.js";

const edge = 'stroke="var(--ink)" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"';
const light = "#fff1d6";

/**
 * @param {string} id
 * @param {number} size
 * @param {number} x
 * @param {number} y
 */
function sign(id, size, x = 32, y = 32, fill = light) {
  const part = size / 512;
  return `<path transform="translate(${x - size / 2} ${y - size / 2}) scale(${part})" fill="${fill}" d="${emblems[id].path}"/>`;
}

const artifacts = ["aegis_of_aggramar", "ashes_of_alar", "doomhammer", "frostmourne", "heart_of_azeroth"];
const places = ["battleground", "dark_portal", "karazhan", "lights_hope_chapel", "meeting_stone", "spirit_healer", "well_of_eternity"];

/** An artifact lies on a cut gem, a place on a standing stone: the shapes tell them apart. */
const gem = `<path d="M20 4H44L60 20V44L44 60H20L4 44V20z" fill="#7a4a12" ${edge}/><path d="M22 9H42L55 22V42L42 55H22L9 42V22z" fill="none" stroke="var(--gold)" stroke-width="2"/>`;
const slab = `<path d="M8 60V26C8 10 20 4 32 4C44 4 56 10 56 26V60z" fill="#2f4f63" ${edge}/><path d="M13 55V27C13 14 23 9 32 9C41 9 51 14 51 27V55z" fill="none" stroke="#9fc6d6" stroke-width="2"/>`;

const ball =
  `<circle cx="30" cy="37" r="22" fill="#33302e" ${edge}/><path d="M18 30C20 24 25 21 30 21" fill="none" stroke="#8d877f" stroke-width="3" stroke-linecap="round"/>` +
  `<path d="M42 18L48 24" stroke="#5d5852" stroke-width="8" stroke-linecap="round"/><path d="M46 19C50 12 54 12 58 8" fill="none" stroke="var(--trunk)" stroke-width="3" stroke-linecap="round"/>`;

/** @type {Record<string, string>} */
export const warcraftPieces = {
  wall:
    `<path d="M4 56V34C8 26 12 26 16 34C20 24 25 24 29 34C33 24 38 24 42 34C46 26 52 26 60 34V56z" fill="var(--pine)" ${edge}/>` +
    `<path d="M4 46C14 40 22 50 32 45C42 40 50 50 60 45M10 56C11 48 10 42 10 37M23 56C22 48 23 42 22 36M36 56C37 48 36 42 36 36M50 56C49 48 51 42 51 36" fill="none" stroke="var(--ink)" stroke-width="1.800" stroke-linecap="round"/>` +
    `<circle cx="32" cy="17" r="9" fill="#bfe9ff" opacity=".55"/><circle cx="32" cy="17" r="5.500" fill="#eafaff" ${edge} stroke-width="1.600"/><path d="M32 24C30 27 34 29 31 32M14 20l.1 0M50 19l.1 0" fill="none" stroke="#bfe9ff" stroke-width="3.500" stroke-linecap="round"/>`,
  tower:
    `<path d="M18 58L22 26H42L46 58z" fill="var(--trunk)" ${edge}/><path d="M20 50L44 38M19.500 57L43 30M23 33L45 52" fill="none" stroke="var(--straw)" stroke-width="2.400" stroke-linecap="round"/>` +
    `<path d="M14 27V16H50V27z" fill="var(--wall)" ${edge}/><path d="M10 17L32 4L54 17z" fill="var(--roof)" ${edge}/><path d="M24 22h4M36 22h4" stroke="var(--dark-hole)" stroke-width="4" stroke-linecap="round"/>`,
  champion:
    `<path d="M32 4L40 22L60 24L45 37L50 58L32 47L14 58L19 37L4 24L24 22z" fill="var(--gold)" ${edge}/><path d="M22 46V34C22 24 27 20 32 20C37 20 42 24 42 34V46L35 42V35H29V42z" fill="var(--metal)" ${edge}/><path d="M32 21V34" stroke="var(--ink)" stroke-width="2"/><path d="M32 20C30 14 35 11 39 14" fill="none" stroke="var(--roof)" stroke-width="4" stroke-linecap="round"/>`,
  beast: `<path d="M12 10C20 2 44 2 52 10C62 20 62 44 52 54C44 62 20 62 12 54C2 44 2 20 12 10z" fill="#5b6b34" ${edge}/>${sign("beast_master", 42)}`,
  bomb: `${ball}<path d="M24 33C24 26 36 26 36 33C36 37 31 37 30.500 42" fill="none" stroke="${light}" stroke-width="3.600" stroke-linecap="round"/><circle cx="30.500" cy="49" r="2.300" fill="${light}"/>`,
  bomb_live: `${ball}<path d="M58 1L59.500 6L64 4.500L61.500 8.500L64 12L59.500 11.500L57 15L56 10.500L52 9L56 6.500z" fill="var(--gold)" stroke="var(--roof)" stroke-width="1.200" stroke-linejoin="round"/><path d="M30 27L33 34L41 33L35.500 39L39 46L31.500 43L26 49L25.500 41L18 38.500L25 35z" fill="#e2622f" stroke="var(--gold)" stroke-width="1.500" stroke-linejoin="round"/>`,
  bomb_dud: `${ball}<path d="M21 28L39 46M39 28L21 46" stroke="${light}" stroke-width="4" stroke-linecap="round"/>`,
  target:
    `<path d="M32 6V60" stroke="var(--trunk)" stroke-width="4" stroke-linecap="round"/><path d="M8 60H56" ${edge}/><circle cx="32" cy="26" r="22" fill="${light}" ${edge}/><circle cx="32" cy="26" r="15" fill="var(--roof)"/><circle cx="32" cy="26" r="8.500" fill="${light}"/><circle cx="32" cy="26" r="3.500" fill="var(--roof)"/>`,
  harmony:
    `<circle cx="32" cy="32" r="28" fill="${light}" ${edge}/><path d="M32 4A28 28 0 0 1 32 60A14 14 0 0 1 32 32A14 14 0 0 0 32 4z" fill="#2c5a4c"/><circle cx="32" cy="18" r="4.500" fill="#2c5a4c"/><circle cx="32" cy="46" r="4.500" fill="${light}"/><circle cx="32" cy="32" r="28" fill="none" ${edge}/>`,
  murloc: `<path d="M32 4C50 4 60 16 60 32C60 50 48 60 32 60C16 60 4 50 4 32C4 16 14 4 32 4z" fill="#2f8f86" ${edge}/>${sign("murloc", 48)}`,
  site: `<circle cx="32" cy="32" r="28" fill="#5a4632" ${edge}/><circle cx="32" cy="32" r="23" fill="none" stroke="var(--gold)" stroke-width="2" stroke-dasharray="4 4"/><path d="M23 25C23 13 41 13 41 25C41 32 32.500 32 32 40" fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round"/><circle cx="32" cy="49" r="3.400" fill="${light}"/>`,
};
for (const id of artifacts) warcraftPieces[`site:${id}`] = gem + sign(id, 38);
for (const id of places) warcraftPieces[`site:${id}`] = slab + sign(id, 34, 32, 35);
