// @ts-check
/**
 * What a finger drags moves, and not the page: the tap that follows a flick is a tap, where a browser would take it for
 * the end of its scrolling. `touch-action` alone does not say so, and is not heeded of a shape that is drawn.
 * @param {TouchEvent} event
 */
export function stay(event) {
  if (event.cancelable) event.preventDefault();
}
