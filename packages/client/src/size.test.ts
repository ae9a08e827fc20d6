import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { expect, test } from "vitest";

/** 12 kB of 1,024 bytes would be 12,288. */
const MOST_BYTES = 12_200;

test.each([
  ["index", MOST_BYTES],
  ["citations", 700],
  // Mostly what the main entry has, too: installed, both share it.
  ["direct", 5200],
  ["records", 4500],
  ["webhooks", 2200],
])("%s, minified and gzipped, has at most %i bytes and imports nothing", async (entry, most) => {
  const input = new URL(`${entry}.ts`, import.meta.url).pathname;
  const bundle = await rolldown({ input, platform: "neutral", resolve: { mainFields: ["module", "main"] } });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  expect(output).toHaveLength(1);
  expect(output[0].imports).toEqual([]);
  expect(gzipSync(output[0].code, { level: 9 }).length).toBeLessThanOrEqual(most);
});
