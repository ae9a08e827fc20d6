import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { buildAssets } from "./assets.ts";

test("the page loads less than 60 kB of script, gzipped, and nothing inline", async () => {
  const assets = await buildAssets();
  const script = gzipSync(assets.get("/app.js")!.body).length;
  expect(script).toBeGreaterThan(8000);
  expect(script).toBeLessThan(60_000);
  const page = Buffer.from(assets.get("/")!.body).toString();
  expect(page).not.toMatch(/<script(?![^>]* src=)|<style|style=| on\w+=/);
  for (const [, path] of page.matchAll(/(?:href|src)="([^"]+)"/g)) expect(assets.has(path!)).toBe(true);
});
