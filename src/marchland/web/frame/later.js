// @ts-check
/** Modules that are fetched when they are first needed. */
import { refresh } from "./page.js";
import { renew } from "./renew.js";

/** Milliseconds after which what did not come is asked for again, while it is still to be shown. */
const AGAIN = 2000;

/**
 * @template T
 * @param {() => Promise<T>} fetched
 * @returns {() => T|null} the module once it is there; the page is drawn again then
 */
export function later(fetched) {
  /** @type {T|null} */
  let there = null;
  let asked = false;
  return () => {
    if (!asked) {
      asked = true;
      fetched().then(
        (module) => {
          there = module;
          refresh();
        },
        () => {
          asked = false;
          renew();
          setTimeout(refresh, AGAIN);
        },
      );
    }
    return there;
  };
}
