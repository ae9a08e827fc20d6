import { expect, test } from "vitest";
import { createApiKey } from "../auth/api-key.ts";
import { loggedPath } from "./logged-path.ts";

const key = createApiKey();

test.each([
  ["/parse", "/parse"],
  ["/parse_async?wait=1", "/parse_async"],
  ["/job/0199d3a0-6f02-7d11-8a3e-5b0c9d1e2f30?signature=x", "/job/0199d3a0-6f02-7d11-8a3e-5b0c9d1e2f30"],
  ["/files/0199d3a0-6f02-7d11-8a3e-5b0c9d1e2f30.pdf", "/files/0199d3a0-6f02-7d11-8a3e-5b0c9d1e2f30.pdf"],
  ["/.well-known/security.txt", "/.well-known/security.txt"],
  ["/", "/"],
  [`/${key}`, "/…"],
  [`/job/${key}/pages`, "/job/…/pages"],
  [`/job/%61${key.slice(1)}`, "/job/…"],
  [`/job/key=${key}`, "/job/…"],
  [`//${key}@host/parse`, "//…/parse"],
])("%s is logged as %s", (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});
