// @ts-check
/** Marks of regions (24 units square) and pieces that lie on them (64 units square). */
import { emblems } from "./emblems.js";

const edge = 'stroke="var(--ink)" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"';
const badge =
  '<circle cx="12" cy="12" r="11" fill="var(--paper-light)" stroke="#3a2817" stroke-width="1.4"/>';

/** @type {Record<string, string>} */
export const marks = {
  mine:
    `${badge}<g fill="none" stroke-linecap="round"><path d="M6.5 18L15 8.2" stroke="#7a5534" stroke-width="2.2"/>` +
    `<path d="M17.5 18L9 8.2" stroke="#7a5534" stroke-width="2.2"/><path d="M4.6 9.600C7 6 10.5 4.8 13.2 6.200M19.4 9.600C17 6 13.5 4.8 10.8 6.2" stroke="#3f474e" stroke-width="2.2"/></g>`,
  magic:
    `${badge}<path d="M12 3.200L13.9 9.400L20.3 9.600L15.2 13.500L17 19.700L12 16L7 19.700L8.8 13.500L3.7 9.600L10.1 9.400z" fill="#6c4aa0" stroke="#34205c" stroke-width="1" stroke-linejoin="round"/><circle cx="12" cy="11.8" r="1.9" fill="#f3e3a8"/>`,
  cavern:
    `${badge}<path d="M3.6 17.500C4.5 9 8 5 12.5 5C17 5 19.8 10 20.4 17.500z" fill="#a08d7a" stroke="#3a2817" stroke-width="1.2" stroke-linejoin="round"/><path d="M8 17.500C8 12 9.8 9.8 12.3 9.800C14.8 9.8 16.4 12.5 16.4 17.500z" fill="#21160d"/>`,
  entry:
    `${badge}<g fill="none" stroke="#1f4f6b" stroke-width="1.900" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="5.800" r="1.900"/><path d="M12 7.800V19M8.500 10.200H15.500M5.600 13.400C5.800 17 8.600 19 12 19C15.4 19 18.200 17 18.400 13.400M4.600 15.200L5.600 13L7.600 14.600M19.400 15.200L18.400 13L16.400 14.600"/></g>`,
  murloc:
    `${badge}<path d="M12 18.500C6 16 4 11 5.500 8C8 5.500 10 5.200 12 5.200C14 5.200 16 5.500 18.500 8C20 11 18 16 12 18.500z" fill="#d98b6b" stroke="#3a2817" stroke-width="1.200" stroke-linejoin="round"/><path d="M12 18V6M12 18L8.500 6.800M12 18L15.500 6.800M12 18L6 9.500M12 18L18 9.500" fill="none" stroke="#7a3c28" stroke-width="1"/><path d="M9.500 18.500H14.500" stroke="#3a2817" stroke-width="1.800" stroke-linecap="round"/>`,
  small: `${badge}<text x="12" y="16.600" text-anchor="middle" font-family="var(--serif, serif)" font-size="13" font-weight="700" fill="#3a2817">S</text>`,
  medium: `${badge}<text x="12" y="16.600" text-anchor="middle" font-family="var(--serif, serif)" font-size="13" font-weight="700" fill="#3a2817">M</text>`,
  large: `${badge}<text x="12" y="16.600" text-anchor="middle" font-family="var(--serif, serif)" font-size="13" font-weight="700" fill="#3a2817">L</text>`,
};

/** @type {Record<string, string>} */
export const pieces = {
  mountain:
    `<path d="M4 54L22 20L30 32L40 12L60 54z" fill="var(--rock)" ${edge}/><path d="M40 12L60 54H44L40 40L44 30z" fill="var(--rock-shade)"/>` +
    `<path d="M34 24L40 12L46.5 25L42 23L39.5 29L37 23zM18 27.500L22 20L27 27.500L23 26.500z" fill="var(--snow)"/><path d="M4 54L22 20L30 32L40 12L60 54z" fill="none" ${edge}/>`,
  fortress:
    `<path d="M12 56V24H8V10H15V15H21V10H28V15H36V10H43V15H49V10H56V24H52V56z" fill="var(--stone)" ${edge}/>` +
    `<path d="M44 26H52V56H44z" fill="var(--stone-dark)" opacity=".55"/><path d="M25 56V42C25 33 39 33 39 42V56z" fill="var(--dark-hole)" ${edge}/><path d="M17 31h7M40 31h6M16 40h5M43 46h6M17 49h4" fill="none" stroke="var(--ink)" stroke-width="1.6" stroke-linecap="round"/>`,
  lair:
    `<path d="M5 56C5 40 11 20 31 16C50 18 59 38 59 56z" fill="var(--stone)" ${edge}/><path d="M20 56C20 42 24 34 32 34C41 34 45 43 45 56z" fill="var(--dark-hole)" ${edge}/>` +
    `<path d="M25 38l2.5 6l3 -7l2.5 7l3 -6.500l2.5 5.500l2 -4" fill="none" stroke="var(--paper-light)" stroke-width="2.2" stroke-linejoin="round"/><path d="M14 38c2 -5 4 -7 7 -9M38 22c5 2 8 5 10 9M12 48h4M50 46h4" fill="none" stroke="var(--ink)" stroke-width="1.6" stroke-linecap="round"/>` +
    `<path d="M22 18L18 8L28 15zM40 18L46 8L48 23z" fill="var(--paper-light)" ${edge}/>`,
  camp:
    `<path d="M6 54L30 14L58 54z" fill="var(--cloth)" ${edge}/><path d="M30 14L40 54H58z" fill="var(--ink)" opacity=".22"/><path d="M30 20L21 54H38z" fill="var(--dark-hole)" ${edge}/><path d="M30 14L24 6M30 14L36 6" fill="none" ${edge}/><path d="M6 54H58" fill="none" ${edge}/>`,
  hole:
    `<path d="M4 54C8 30 18 18 33 18C48 18 57 32 60 54z" fill="var(--leaf)" ${edge}/><circle cx="32" cy="40" r="13.5" fill="var(--gold)" ${edge}/><path d="M32 27V53M23 31V49M41 31V49" fill="none" stroke="var(--ink)" stroke-width="1.6"/><circle cx="37" cy="41" r="2" fill="var(--ink)"/><path d="M12 40c1 -4 3 -7 5 -9M50 32c2 3 4 6 5 10" fill="none" stroke="var(--ink)" stroke-width="1.6" stroke-linecap="round"/>`,
  dragon:
    `<circle cx="32" cy="32" r="28" fill="var(--scale)" ${edge}/><circle cx="32" cy="32" r="24" fill="none" stroke="var(--gold)" stroke-width="2"/><g transform="translate(13 13) scale(.0742)"><path fill="#fff1d6" d="${emblems.dragon_master.path}"/></g>`,
  hero:
    `<path d="M32 5L56 12C57 34 50 50 32 59C14 50 7 34 8 12z" fill="var(--gold)" ${edge}/><path d="M32 11L50.5 16.500C51 34 45.5 46 32 52.500C18.5 46 13 34 13.5 16.500z" fill="#2f5f8a"/>` +
    `<path d="M32 15L35.6 25.500H46.500L37.8 32.200L41 42.800L32 36.500L23 42.800L26.2 32.200L17.5 25.500H28.400z" fill="#fff1d6" stroke="var(--ink)" stroke-width="1.5" stroke-linejoin="round"/>`,
  lost_tribe:
    `<path d="M12 18C14 8 22 4 32 4C42 4 50 8 52 18L50 42C47 54 40 60 32 60C24 60 17 54 14 42z" fill="var(--stone)" ${edge}/>` +
    `<path d="M19 24C22 20 27 21 29 25C26 29 21 29 19 24zM45 24C42 20 37 21 35 25C38 29 43 29 45 24z" fill="var(--dark-hole)"/><path d="M32 26L28 40H36z" fill="var(--stone-dark)" stroke="var(--ink)" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<path d="M22 47C27 44 37 44 42 47C37 52 27 52 22 47z" fill="var(--dark-hole)"/><path d="M20 13L26 17L32 12L38 17L44 13" fill="none" stroke="var(--cloth)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><path d="M17 33l5 3M47 33l-5 3" fill="none" stroke="var(--cloth)" stroke-width="2.5" stroke-linecap="round"/>`,
};
