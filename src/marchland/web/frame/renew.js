// @ts-check
/** A page that is older than its program, which was replaced meanwhile: what it fetches late is there no more. */
import { page } from "./page.js";

/** Where a tab keeps for which page it was loaded anew, so that it never does so again and again. */
const place = "marchland-renewed";

/** Loads the page anew where the program has another one; a game stands as it stood. */
export async function renew() {
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
