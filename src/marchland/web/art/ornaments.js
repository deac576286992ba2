// @ts-check
/** Small drawings scattered over the land. Each stands with its foot at 0 0; y grows downward. */

const line = 'fill="none" stroke="var(--ink)" stroke-linecap="round"';
const edge = 'stroke="var(--ink)" stroke-width="1" stroke-linejoin="round"';

/** @type {Record<string, string>} */
export const ornaments = {
  tree:
    `<path d="M-1.4 -6L-1.9 0H1.9L1.4 -6z" fill="var(--trunk)" ${edge}/>` +
    `<path d="M0 -21c5 -1 8 3 7 7c3 2 2 7 -2 7.5c-2 2.2 -8 2.2 -10 0c-4 -.5 -5 -5.5 -2 -7.5c-1 -4 2 -8 7 -7z" fill="var(--tree)" ${edge}/>` +
    `<path d="M-4 -9.5c1.5 1.6 4 2 5.5 1M2 -17c1.8 .5 3 1.8 3 3.500M-3 -15c-1 .8 -1.4 1.8 -1.2 2.8" ${line} stroke-width=".8"/>`,
  pine:
    `<path d="M-1.2 -3L-1.4 0H1.400L1.2 -3z" fill="var(--trunk)" ${edge}/>` +
    `<path d="M0 -22l4.6 7.500l-2 -.3l4 6.300l-2.4 -.3l3 6.300q-7 2 -14.4 0l3 -6.300l-2.4 .3l4 -6.300l-2 .3z" fill="var(--pine)" ${edge}/>` +
    `<path d="M1 -16.500l1.5 2.500M1.5 -9.500l2 3" ${line} stroke-width=".8"/>`,
  bush:
    `<path d="M-6 0c-1.5 -3.5 1 -6 3.5 -5c1.2 -3 6 -2.5 6.2 .5c2.6 -.2 3.6 3 2.3 4.500z" fill="var(--tree-dark)" ${edge}/>`,
  peak:
    `<path d="M-20 0C-14 -8 -11 -15 -7.5 -22C-5 -27 -3 -32 0 -36C3 -31 4 -28 7.5 -24C11 -17 14 -9 20 0Q0 3 -20 0z" fill="var(--rock)"/>` +
    `<path d="M0 -36C3 -31 4 -28 7.5 -24C11 -17 14 -9 20 0Q13 1.3 5 1.500C3.5 -5 8 -9 3.5 -15C6 -20 -.5 -26 0 -36z" fill="var(--rock-shade)"/>` +
    `<path d="M-6 -24.500C-4.5 -28 -2.5 -32.5 0 -36C2.5 -31.5 4 -28.5 6 -25.800l-3 -1.200l-2.3 4.500l-2.8 -3.700l-1.7 3.200z" fill="var(--snow)"/>` +
    `<path d="M-20 0C-14 -8 -11 -15 -7.5 -22C-5 -27 -3 -32 0 -36C3 -31 4 -28 7.5 -24C11 -17 14 -9 20 0" ${line} stroke-width="1.5"/>` +
    `<path d="M-9 -9c-1 2 -2 4 -3.5 6M-5 -13c0 3 -2 6 -2.5 9M10 -12c1 3 3 6 4 8M7 -16c1 2 1 3 2.5 6" ${line} stroke-width=".8"/>`,
  crag:
    `<path d="M-13 0C-9 -5 -7 -10 -4 -14L-1 -21L3 -15C7 -11 9 -5 13 0Q0 2 -13 0z" fill="var(--rock)"/>` +
    `<path d="M-1 -21L3 -15C7 -11 9 -5 13 0Q9 1 3 1.200C2 -4 4 -8 1 -11z" fill="var(--rock-shade)"/>` +
    `<path d="M-13 0C-9 -5 -7 -10 -4 -14L-1 -21L3 -15C7 -11 9 -5 13 0" ${line} stroke-width="1.3" stroke-linejoin="round"/>` +
    `<path d="M-4 -8c-1 2 -2 4 -3 5M6 -8c1 2 2 3 2.5 5" ${line} stroke-width=".8"/>`,
  stone: `<path d="M-5 0c-.5 -3.5 2.5 -5.2 5 -5c3 .2 5.3 2 5 5q-5 1 -10 0z" fill="var(--rock)" ${edge}/>`,
  hillock:
    `<path d="M-18 0C-12 -9 -6 -14 0 -14C7 -14 12 -8 18 0Q0 4 -18 0z" fill="var(--grass)"/>` +
    `<path d="M3 -13.700C9 -12.5 13 -7 18 0Q12 1.3 7 1.600C9 -4 7 -10 3 -13.700z" fill="var(--grass-shade)"/>` +
    `<path d="M-18 0C-12 -9 -6 -14 0 -14C7 -14 12 -8 18 0" ${line} stroke-width="1.4"/>` +
    `<path d="M6 -10c2 1.5 4 4 5 6M3 -8c1.5 1.5 2.5 3 3 4.500M9 -6.500c1.5 1.5 2.5 3 3 4" ${line} stroke-width=".8"/>`,
  knoll:
    `<path d="M-11 0C-7 -5.5 -4 -8 0 -8C4.5 -8 7.5 -5 11 0Q0 2.5 -11 0z" fill="var(--grass)"/>` +
    `<path d="M-11 0C-7 -5.5 -4 -8 0 -8C4.5 -8 7.5 -5 11 0" ${line} stroke-width="1.2"/>` +
    `<path d="M3 -5.500c1.5 1 2.5 2.5 3 3.5" ${line} stroke-width=".8"/>`,
  tuft: `<path d="M-2.5 0c0 -2.5 -.6 -4 -1.7 -5M0 0V-6M2.5 0c0 -2.5 .6 -4 1.7 -5" ${line} stroke-width=".9"/>`,
  hut:
    `<path d="M-6 0V-6H6V0z" fill="var(--wall)" ${edge}/>` +
    `<path d="M-9 -5.500L-4 -13.500H5L9 -5.500z" fill="var(--roof)" ${edge}/>` +
    `<path d="M-1.5 0V-4H1.500V0z" fill="var(--ink)"/>`,
  field:
    `<path d="M-17 -1C-14.5 -9 -11 -12 -7 -14C2 -13 10 -13.5 16 -12C17.5 -8 15.5 -4 12 0C3 -2 -7 -1 -17 -1z" fill="var(--crop)" ${edge}/>` +
    `<path d="M-4.5 -13.800C-8 -10 -10 -6 -11 -1.300L-5 -1.400C-4.5 -6 -3 -10 .5 -13.500zM5.5 -13.200C3 -10 2 -6 1 -1.200L6.5 -.7C7.5 -5 9 -9 11 -12.800z" fill="var(--crop-green)"/>` +
    `<path d="M-12 -7l2 .2M-13.5 -4l2 .1M-3 -9l2.5 .2M-3.5 -5.500l2.5 .2M7.5 -9l1.5 .2M11.5 -9l2 .2M10.5 -4.500l2 .2" ${line} stroke-width=".7"/>`,
  sheaf: `<path d="M-3.5 0C-1 -4 -1.5 -6 -3.5 -10M0 0V-10.500M3.5 0C1 -4 1.5 -6 3.5 -10" fill="none" stroke="var(--straw)" stroke-width="2.2" stroke-linecap="round"/><path d="M-2.5 -4.500H2.5" ${line} stroke-width="1"/>`,
  pool:
    `<path d="M-14 -3.500C-12 -7.5 -5 -8 0 -7.500C6 -8.5 13 -6.5 14 -3.500C13 .5 5 1 0 .5C-6 1 -13 .5 -14 -3.500z" fill="var(--bog)" stroke="var(--ink-soft)" stroke-width=".9"/>` +
    `<path d="M-8 -4.500h6M0 -2.500h7" fill="none" stroke="var(--foam)" stroke-width=".9" stroke-linecap="round" opacity=".75"/>`,
  reeds:
    `<path d="M-5 0C-4.5 -5 -5 -8 -6 -10.500M-1.5 0C-1 -6 -1 -10 -1 -14M3 0C3 -5 3.5 -8 5 -11.500M-3 0c-1 -2.5 -2.5 -4 -4 -5M4.5 0c.8 -2 2 -3.5 3 -4" fill="none" stroke="var(--reed)" stroke-width="1.3" stroke-linecap="round"/>` +
    `<path d="M-6 -10.500l-.8 -3M-1 -13V-16.500M5 -11.500l1 -2.8" fill="none" stroke="var(--cattail)" stroke-width="2.6" stroke-linecap="round"/>`,
  wave: `<path d="M-13 -1C-10.5 -5 -6.5 -5.5 -4.5 -1.500C-2.5 -5.5 2 -5.5 4 -1.500C6 -5.5 10.5 -5 13 -1" fill="none" stroke="var(--water-line)" stroke-width="1.5" stroke-linecap="round"/>`,
  lily:
    `<path d="M-6 -2.500C-5 -5.5 4 -5.5 6 -2.500L.5 -2.200L5 -.5C2 1 -6 .5 -6 -2.500z" fill="var(--leaf)" ${edge}/>`,
  ship:
    `<path d="M-17 -8C-15 -1 -10 0 0 0C9 0 14 -2 18 -9C10 -6 -8 -6 -17 -8z" fill="var(--trunk)" ${edge}/>` +
    `<path d="M0 -7V-32" ${line} stroke-width="1.5"/>` +
    `<path d="M-11 -11C-8 -16 -8 -23 -11 -27C-3 -29 5 -29 11 -27C14 -22 14 -16 11 -11C4 -13 -4 -13 -11 -11z" fill="var(--sail)" ${edge}/>` +
    `<path d="M-9 -19.500C-2 -21 6 -21 13 -19.5" fill="none" stroke="var(--roof)" stroke-width="3"/>` +
    `<path d="M0 -32l8 1.500l-8 2.500z" fill="var(--roof)"/>`,
};
