// @ts-check
/** What the others did since the last turn of whoever is asked: fetched once there is something to tell. */
import { later } from "./later.js";
import { turnsOf } from "./turns.js";

const news = later(() => import("./news.js"));

/** @param {import("./table.js").Table} table */
export function recent(table) {
  const view = table.view;
  if (!view || !table.isMine || view.turn !== view.to_move || turnsOf(table).length < 3) return null;
  return news();
}
