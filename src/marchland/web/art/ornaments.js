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
  serpent:
    `<path d="M-26 0C-25 -9 -18 -11 -15 0M-10 0C-9 -12 3 -13 5 0M11 0C10 -9 12 -17 18 -19C23 -20 27 -17 27 -13L20 -11.500C17 -11 17 -5 18 0" fill="var(--leaf)" ${edge}/><circle cx="20.5" cy="-16" r="1.300" fill="var(--gold)" ${edge}/>` +
    `<path d="M27 -13l4 1l-4 1M18 -19l-2 -4l4 3M-29 .5q3 -3 6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0" fill="none" stroke="var(--ink)" stroke-width="1" stroke-linecap="round"/>`,
  whale:
    `<path d="M-22 0C-21 -9 -12 -14 -2 -13C8 -12 12 -6 16 -8C19 -9 17 -14 19 -17C22 -15 24 -14 25 -11C28 -13 30 -13 32 -12C30 -7 26 -5 23 -3C20 -1 18 0 16 0z" fill="var(--metal)" ${edge}/><circle cx="-14" cy="-5" r="1.200" fill="var(--ink)"/><path d="M-20 -2.500C-16 -1.500 -13 -2 -11 -3.500M-8 -13C-9 -18 -13 -20 -15 -17M-8 -13C-7 -19 -3 -21 -1 -18" ${line} stroke-width="1.100"/>`,
  palm:
    `<path d="M-1.6 0C-.6 -6 .6 -10 2.500 -15L4.6 -14.500C3 -9 2 -5 1.8 0z" fill="var(--trunk)" ${edge}/>` +
    `<path d="M3.5 -15C-1 -19 -6 -18 -8 -12C-4 -14.5 0 -15 3.500 -15C-2 -22 2 -25 6 -24C3.5 -21 3 -18 3.500 -15C5 -21 10 -22 13 -17C9 -17.5 6 -16.5 3.500 -15C8 -16 11 -13 10.5 -8.500C8.5 -12 6 -14 3.500 -15z" fill="var(--tree)" ${edge}/>`,
  snowpine:
    `<path d="M-1.2 -3L-1.4 0H1.400L1.2 -3z" fill="var(--trunk)" ${edge}/>` +
    `<path d="M0 -22l4.6 7.500l-2 -.3l4 6.300l-2.4 -.3l3 6.300q-7 2 -14.4 0l3 -6.300l-2.4 .3l4 -6.300l-2 .3z" fill="var(--pine)" ${edge}/>` +
    `<path d="M0 -21.500l3.8 6.300l-1.8 -.4l-2 1.600l-2 -1.600l-1.8 .4zM-3.4 -9.500l-2.2 3.500l2 -.4l1.6 1.400l2 -1.500l2 1.500l1.6 -1.400l2 .4l-2.2 -3.500q-3.4 1.6 -6.8 0z" fill="var(--snow)"/>`,
  burnt:
    `<path d="M-1.8 0C-1 -6 -1.2 -9 -1.4 -11L-6 -15.500L-5 -16.500L-1.2 -13.500L-.6 -20L.8 -20L1 -12L5.5 -17L6.6 -16L1.5 -9C1.4 -6 1.5 -3 2 0z" fill="var(--dark-hole)" ${edge}/>` +
    `<path d="M-.2 -8C0 -5 -.2 -3 -.4 -1" fill="none" stroke="var(--roof)" stroke-width=".9" stroke-linecap="round"/>`,
  toadstool:
    `<path d="M-2 0C-1.4 -4 -1.4 -6 -1.8 -8H2C1.4 -6 1.5 -3 2.200 0z" fill="var(--wall)" ${edge}/>` +
    `<path d="M-7.500 -7C-7 -13 -3 -15.5 0 -15.500C4 -15.5 7.5 -12 7.500 -7Q0 -5 -7.500 -7z" fill="var(--roof)" ${edge}/>` +
    `<circle cx="-3" cy="-10.5" r="1.2" fill="var(--snow)"/><circle cx="1.800" cy="-12.500" r="1.1" fill="var(--snow)"/><circle cx="4" cy="-9" r="1" fill="var(--snow)"/>`,
  stump:
    `<path d="M-4.5 0C-3.5 -2 -3.5 -4 -3.5 -5H3.500C3.5 -4 3.5 -2 4.500 0Q0 1.4 -4.5 0z" fill="var(--trunk)" ${edge}/><ellipse cy="-5" rx="3.5" ry="1.300" fill="var(--straw)" ${edge}/>`,
  lighthouse:
    `<path d="M-9 0C-7 -4 7 -4 9 0Q0 2.5 -9 0z" fill="var(--rock)" ${edge}/><path d="M-5 -2L-3.5 -25H3.500L5 -2z" fill="var(--snow)" ${edge}/>` +
    `<path d="M-4.6 -8.500L-4.3 -13.500H4.300L4.6 -8.500zM-3.9 -19L-3.6 -23.500H3.600L3.9 -19z" fill="var(--roof)"/><path d="M-5 -25H5" ${line} stroke-width="1.6"/>` +
    `<path d="M-3 -25.500V-31H3V-25.500z" fill="var(--gold)" ${edge}/><path d="M-4.2 -31C-2.5 -35 2.5 -35 4.200 -31z" fill="var(--roof)" ${edge}/><path d="M0 -34V-37" ${line} stroke-width="1.2"/>` +
    `<path d="M5 -29.500L14 -32M5 -27.500L14 -26M-5 -29.500L-14 -32M-5 -27.500L-14 -26" fill="none" stroke="var(--gold)" stroke-width="1.400" stroke-linecap="round"/>`,
  tower:
    `<path d="M-7 0L-5.5 -22H5.500L7 0z" fill="var(--stone)" ${edge}/><path d="M1 -.5L1.5 -21.500H5L6.4 -.5z" fill="var(--stone-dark)" opacity=".5"/>` +
    `<path d="M-7.5 -21V-27H-4.500V-24.500H-1.500V-27H1.500V-24.500H4.500V-27H7.500V-21z" fill="var(--stone)" ${edge}/><path d="M-1.6 0V-5C-1.6 -7.5 1.6 -7.5 1.600 -5V0z" fill="var(--dark-hole)"/>` +
    `<path d="M-1 -13V-16.500M1 -17v-.1M0 -27V-34" ${line} stroke-width="1.300"/><path d="M0 -34L8 -32L0 -29.500z" fill="var(--roof)" ${edge}/>`,
  windmill:
    `<path d="M-6 0L-4 -17H4L6 0z" fill="var(--wall)" ${edge}/><path d="M-5 -16.500C-3 -23 3 -23 5 -16.500z" fill="var(--roof)" ${edge}/><path d="M-1.6 0V-5H1.600V0z" fill="var(--ink)"/>` +
    `<path d="M0 -17L-12 -25M0 -17L8 -29M0 -17L12 -9M0 -17L-8 -5" ${line} stroke-width="1.3"/><path d="M-3 -19L-12 -25L-10 -28L-2 -21zM2 -20L8 -29L11 -27L4 -18.500zM3 -15L12 -9L10 -6L2 -13zM-2 -14L-8 -5L-11 -7L-4 -15.500z" fill="var(--sail)" ${edge}/>`,
  volcano:
    `<path d="M-30 0C-20 -6 -15 -18 -9 -28Q0 -25 9 -28C15 -18 21 -6 30 0Q0 4 -30 0z" fill="var(--rock-shade)" ${edge}/><path d="M9 -28C15 -18 21 -6 30 0Q18 2.4 8 2.500C12 -6 4 -14 9 -28z" fill="var(--dark-hole)" opacity=".35"/>` +
    `<path d="M-9 -28Q0 -32 9 -28Q0 -24.5 -9 -28z" fill="var(--roof)" ${edge}/><path d="M-4 -26.500C-6 -20 -9 -16 -8 -9C-6 -12 -5 -15 -3.5 -18C-3 -13 -1 -9 1 -5C2 -12 0 -18 2 -26.200z" fill="var(--gold)" stroke="var(--roof)" stroke-width="1.4" stroke-linejoin="round"/>` +
    `<path d="M-2 -30C-8 -33 -5 -38 -1 -36C0 -41 8 -41 7 -36C12 -36 11 -31 6 -31" fill="var(--foam)" ${edge} opacity=".9"/>`,
  dolmen:
    `<path d="M-11 0C-11.5 -4 -11 -9 -10 -11H-5.500C-5 -7 -5 -3 -5.500 0zM5.500 0C5 -4 5.5 -8 6 -11H10.500C11.5 -7 11.5 -3 11 0z" fill="var(--stone)" ${edge}/><path d="M-14.5 -10.500C-13 -15 -8 -16.5 0 -16.500C8 -16.5 13 -15 14.500 -11Q0 -9 -14.5 -10.500z" fill="var(--rock)" ${edge}/><path d="M-8 -7v4M8 -8v3M-4 -13.500h5" ${line} stroke-width=".9"/>`,
  barrow:
    `<path d="M-19 0C-15 -11 -8 -14.5 0 -14.500C8 -14.5 15 -11 19 0Q0 3.5 -19 0z" fill="var(--grass)" ${edge}/><path d="M5 -14C12 -12 16 -7 19 0Q12 1.5 8 1.700C11 -5 9 -10 5 -14z" fill="var(--grass-shade)"/><path d="M-5 1.500V-6L-6.500 -6.500L0 -9.500L6.500 -6.500L5 -6V1.500z" fill="var(--stone)" ${edge}/><path d="M-2.5 1.700V-4.500H2.500V1.700z" fill="var(--dark-hole)"/>`,
  ruin:
    `<path d="M-17 1H17V-2H-17z" fill="var(--rock)" ${edge}/><path d="M-14 -2V-17H-9V-2zM-4 -2V-12L-1.500 -10.500L1 -13V-2zM8 -2V-19H13V-2z" fill="var(--stone)" ${edge}/><path d="M-15.500 -17V-19.500H-7.500V-17zM6.500 -18.500V-20.500H14.500V-18.500z" fill="var(--rock)" ${edge}/><path d="M-11.500 -14v9M10.500 -16v11M-1.500 -8v4" ${line} stroke-width=".8"/>`,
  arch:
    `<path d="M-17 0V-17C-15 -25 -6 -28 1 -27L2 -22L-2 -20C-7 -20 -9 -17 -9.500 -13V0z" fill="var(--stone)" ${edge}/><path d="M9 0V-13L7 -18L12 -22C15 -20 16 -17 16.500 -14V0z" fill="var(--stone)" ${edge}/><path d="M-14 -5h3M-14 -12h4M-8 -23l2 3M11 -6h3M12 -14h3" ${line} stroke-width=".9"/><path d="M0 1c-.5 -3 5 -4.5 7 0z" fill="var(--rock)" ${edge}/>`,
  forge:
    `<path d="M-12 0V-9H8V0z" fill="var(--stone)" ${edge}/><path d="M-14 -8.500L-8 -15H6L10 -8.500z" fill="var(--rock-shade)" ${edge}/><path d="M3 -13V-22H8V-11z" fill="var(--stone-dark)" ${edge}/><path d="M-6 0V-3.500C-6 -6.500 0 -6.500 0 -3.500V0z" fill="var(--roof)" ${edge}/><path d="M-4.500 0C-4.500 -3 -2.800 -2.500 -3 -4.500C-1.500 -3 -1.600 -1.500 -1.500 0z" fill="var(--gold)"/>` +
    `<path d="M5.500 -22C2 -25 6 -27 7 -25C9 -28 13 -25 10 -23" fill="none" stroke="var(--foam)" stroke-width="1.800" stroke-linecap="round"/>`,
  bones:
    `<path d="M-20 0C-14 -3 -8 -3 -2 -1.500" fill="none" stroke="var(--ink)" stroke-width="3.4" stroke-linecap="round"/><path d="M-15 -1C-17 -8 -14 -13 -9 -14.500M-10 -1.500C-11 -8 -9 -12 -4 -14M-5 -1.500C-6 -7 -4 -10 0 -12" fill="none" stroke="var(--ink)" stroke-width="3" stroke-linecap="round"/>` +
    `<path d="M-20 0C-14 -3 -8 -3 -2 -1.500M-15 -1C-17 -8 -14 -13 -9 -14.500M-10 -1.500C-11 -8 -9 -12 -4 -14M-5 -1.500C-6 -7 -4 -10 0 -12" fill="none" stroke="var(--snow)" stroke-width="1.600" stroke-linecap="round"/>` +
    `<path d="M0 -2C2 -8 8 -9 12 -6L20 -3L18 .5L8 1.500C4 2 1 1 0 -2z" fill="var(--snow)" ${edge}/><circle cx="7" cy="-3.500" r="1.600" fill="var(--ink)"/><path d="M12 1v-2M15 .8v-2" ${line} stroke-width=".9"/>`,
  lantern:
    `<circle cx="2.5" cy="-14" r="8" fill="var(--gold)" opacity=".35"/><path d="M-3 0C-3.5 -8 -3 -15 -2 -20C0 -22 2.500 -21 2.500 -19" fill="none" stroke="var(--ink)" stroke-width="1.800" stroke-linecap="round"/><path d="M0 -16.500L2.500 -19L5 -16.500V-11H0z" fill="var(--gold)" ${edge}/>`,
  crystal:
    `<path d="M-4 0L-6 -16L-1 -26L4 -17L3 0z" fill="var(--magic)" ${edge}/><path d="M-1 -26L-2 -14L-4 0L-6 -16z" fill="var(--snow)" opacity=".55"/><path d="M3 0L5 -10L9 -15L12 -9L9 0zM-5 0L-8 -9L-11 -6L-9 0z" fill="var(--magic)" ${edge}/><path d="M9 -15L8 -8L6 0L5 -10z" fill="var(--snow)" opacity=".5"/>`,
  conch:
    `<path d="M-11 -2C-8 -10 -2 -13.500 4 -12C10 -11 12 -5 8 -1C3 2 -5 1 -11 -2z" fill="var(--sail)" ${edge}/><path d="M7 -1.500C4 -4 4 -8 8 -10C6 -6 7 -4 9 -3z" fill="var(--cloth)"/><path d="M-6 -6C-4 -4 -4 -2 -5 .2M-1 -10C1 -7 1 -3 -.5 1M3 -12C2 -10 2 -8 3 -6" ${line} stroke-width=".9"/>`,
  boat:
    `<path d="M-15 -5C-13 -.5 -8 .5 0 .5C8 .5 13 -1 15 -6C8 -4 -8 -4 -15 -5z" fill="var(--trunk)" ${edge}/><path d="M-1 -4.500V-20" ${line} stroke-width="1.400"/><path d="M1 -19C8 -16 11 -11 11 -7H1zM-3 -17L-3 -7H-10C-9 -11 -7 -14 -3 -17z" fill="var(--sail)" ${edge}/>`,
  longship:
    `<path d="M-21 -14C-19 -4 -13 .5 0 .5C13 .5 19 -4 21 -14C22 -17 19 -17 18.500 -14C17 -9 12 -6.500 0 -6.500C-12 -6.500 -17 -9 -18.500 -14C-19 -17 -22 -17 -21 -14z" fill="var(--trunk)" ${edge}/><path d="M0 -6.500V-28" ${line} stroke-width="1.500"/>` +
    `<path d="M-12 -26Q0 -24 12 -26Q14 -18 11 -10Q0 -13 -11 -10Q-14 -18 -12 -26z" fill="var(--sail)" ${edge}/><path d="M-7 -25.500Q-8 -18 -6.500 -11.500M0 -25V-12M7 -25.500Q8 -18 6.500 -11.500" fill="none" stroke="var(--roof)" stroke-width="2.600"/><circle cx="-9" cy="-4" r="2" fill="var(--gold)" ${edge}/><circle cx="-3" cy="-3" r="2" fill="var(--roof)" ${edge}/><circle cx="3" cy="-3" r="2" fill="var(--gold)" ${edge}/><circle cx="9" cy="-4" r="2" fill="var(--roof)" ${edge}/>`,
};
