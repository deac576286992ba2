// @ts-check
/** What the levels of bots are called. */
import { has, say } from "./texts.js";

/**
 * The name of a level, or of a bot of somebody's own.
 * @param {string} bot
 */
export function levelName(bot) {
  return has(`ui-bot-${bot}`) ? say(`ui-bot-${bot}`) : bot;
}
