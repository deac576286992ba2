// @ts-check
/** A notice of the browser that somebody at this screen is asked, while its tab is hidden. */
import { tell } from "./texts.js";

/** Asks the browser whether it may; to be called by a click. */
export function askLeave() {
  if ("Notification" in window && Notification.permission === "default") Notification.requestPermission();
}

/** @param {import("./table.js").Table} table */
export function notify(table) {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const notice = new Notification("Marchland", { body: tell(table.view?.ask), tag: table.id, icon: "/static/icon.svg" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
