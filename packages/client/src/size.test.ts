import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";

/** What a browser loads of some code: minified and gzipped, with all that it imports. */
async function sizeOf(contents: string): Promise<number> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: "ts" },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    target: "es2022",
    write: false,
    metafile: true,
  });
  // Nothing is left to be loaded by itself.
  expect(Object.values(metafile.outputs).flatMap(({ imports }) => imports)).toEqual([]);
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length;
}

test.each([
  // 12 kB of 1,024 bytes.
  ["index", 12_288],
  ["parse", 9400],
  ["citations", 700],
  // Mostly what the main entry has, too: installed, they share it.
  ["direct", 6600],
  ["pipelines", 10_000],
  ["records", 6000],
  ["webhooks", 2200],
])("%s, minified and gzipped, has at most %i bytes and imports nothing", async (entry, most) => {
  expect(await sizeOf(`export * from "./${entry}.ts"`)).toBeLessThanOrEqual(most);
});

test("code that parses alone takes a fifth less, by its own entry and by the main one", async () => {
  const whole = await sizeOf('export * from "./index.ts"');
  const parse = 'const { result } = await createParse()("a.pdf"); console.log(result);';
  for (const entry of ["index", "parse"]) {
    expect(await sizeOf(`import { createParse } from "./${entry}.ts"; ${parse}`)).toBeLessThan(whole * 0.8);
  }
});
