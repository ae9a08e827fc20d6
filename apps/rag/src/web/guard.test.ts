import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { refusalOf } from "./guard.ts";

const own = { host: "127.0.0.1:8788", "x-docsvc-rag": "1", "sec-fetch-site": "same-origin" };

function request(method: string, url: string, headers: Readonly<Record<string, string>>): IncomingMessage {
  return { method, url, headers } as unknown as IncomingMessage;
}

test.each([
  ["the app's own script", "POST", "/api/conversation", { ...own, origin: "http://127.0.0.1:8788" }],
  ["an image of the app's page", "GET", "/api/page", { host: "localhost:8788", "sec-fetch-site": "same-origin" }],
  ["an address that was typed", "GET", "/", { host: "127.0.0.1:8788", "sec-fetch-site": "none" }],
  ["a link on another page", "GET", "/", { host: "127.0.0.1:8788", "sec-fetch-site": "cross-site" }],
  ["a program that says nothing of sites", "GET", "/api/library", { host: "[::1]:8788" }],
])("%s is let in", (_, method, url, headers) => {
  expect(refusalOf(request(method, url, headers), 8788)).toBeUndefined();
});

test.each([
  ["a name that was pointed at this machine", "GET", "/", { host: "attacker.test:8788" }],
  ["another port", "GET", "/", { host: "127.0.0.1:9999" }],
  ["no host at all", "GET", "/", {}],
  ["a form on another page", "POST", "/api/documents", { host: "127.0.0.1:8788", origin: "http://attacker.test" }],
  ["an image on another page", "GET", "/api/page", { host: "127.0.0.1:8788", "sec-fetch-site": "cross-site" }],
  ["another port's page", "GET", "/api/library", { host: "127.0.0.1:8788", "sec-fetch-site": "same-site" }],
  ["a page without an origin", "POST", "/api/retry", { ...own, origin: "null" }],
  ["a request without the app's header", "DELETE", "/api/conversation", { host: "127.0.0.1:8788" }],
])("%s is refused", (_, method, url, headers) => {
  expect(refusalOf(request(method, url, headers as Readonly<Record<string, string>>), 8788)).toMatch(/\w/);
});
