import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";

/** What a browser loads of some code before it runs: minified and gzipped, with all imports except those loaded on demand. */
async function sizeOf(contents: string): Promise<number> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: "ts", sourcefile: "entry.ts" },
    bundle: true,
    splitting: true,
    outdir: "out",
    minify: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    target: "es2022",
    write: false,
    metafile: true,
  });
  const loaded = new Set<string>();
  const load = (path: string): void => {
    if (loaded.has(path)) return;
    loaded.add(path);
    for (const { path: next, kind, external } of metafile.outputs[path]!.imports) {
      // No import is left for others to provide.
      expect(external).toBeFalsy();
      if (kind === "import-statement") load(next);
    }
  };
  load(Object.keys(metafile.outputs).find((path) => metafile.outputs[path]!.entryPoint?.endsWith("entry.ts"))!);
  const files = [...loaded].map((path) => outputFiles.find((file) => file.path.endsWith(path))!.contents);
  return gzipSync(Buffer.concat(files), { level: 9 }).length;
}

test.each([
  ["index", 12_000],
  ["parse", 9400],
  ["citations", 700],
  // Mostly what the main entry also contains: once installed, they share it.
  ["direct", 6600],
  ["pipelines", 10_000],
  // A fifth of a kilobyte is the list of extensions for reading a folder.
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
