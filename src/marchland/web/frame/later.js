// @ts-check
/** Modules that are fetched when they are first needed; a page whose program was replaced meanwhile is loaded anew. */
import { page, refresh } from "./page.js";

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

/** Where a tab keeps for which page it was loaded anew, so that it never does so again and again. */
const place = "marchland-renewed";

/** Loads the page anew where the program has another one; a game stands as it stood. */
async function renew() {
  const { digest } = page.start;
  try {
    const answer = await fetch("/", { cache: "no-cache" });
    if (!answer.ok || (await answer.text()).includes(digest) || sessionStorage.getItem(place) === digest) return;
    sessionStorage.setItem(place, digest);
    location.reload();
  } catch {
    // Nobody answers: it is asked for again when the page is drawn the next time.
  }
}

addEventListener("unhandledrejection", ({ reason }) => {
  if (reason instanceof TypeError && /module/i.test(reason.message)) renew();
});
