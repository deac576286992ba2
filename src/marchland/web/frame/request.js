// @ts-check
/** Asks the server for something; what cannot be is a sentence, also when nobody answers. */
import { has } from "./texts.js";

/** @typedef {import("./types.js").Say} Say */

/**
 * @param {string} path
 * @param {string|Record<string, any>} [body] sent as JSON; nothing to be read only
 * @param {string} [method]
 * @param {Record<string, string>} [more] headers
 * @returns {Promise<{found: any, status: number, error: Say|null}>}
 */
export async function request(path, body, method = body === undefined ? "GET" : "POST", more = {}) {
  try {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const sent = body === undefined ? { method } : { method, headers: { "Content-Type": "application/json", ...more }, body: text };
    const answer = await fetch(path, sent);
    const found = answer.status === 204 ? null : await answer.json();
    return { found, status: answer.status, error: answer.ok ? null : refusal(found) };
  } catch {
    return { found: null, status: 0, error: { key: "error-offline" } };
  }
}

/** @param {any} found */
function refusal(found) {
  return has(found.key) ? { key: found.key, args: found.args } : { key: "error-refused", args: { reason: found.text } };
}
