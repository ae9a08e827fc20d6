import { copyFile, mkdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { fixture } from "@docsvc/fixtures";
import { build } from "esbuild";
import { SAMPLES } from "../playground/samples.ts";

const root = join(import.meta.dirname, "../playground");
const studio = join(import.meta.dirname, "../../studio/src/ui");

/** Writes the playground into a folder, as static files for any server. */
export async function buildPlayground(folder: string): Promise<void> {
  await mkdir(join(folder, "samples"), { recursive: true });
  await build({
    absWorkingDir: root,
    entryPoints: { playground: "main.tsx", worker: "worker.ts", style: join(studio, "style.css") },
    outdir: folder,
    bundle: true,
    format: "esm",
    platform: "browser",
    target: ["chrome123", "firefox121", "safari17.5"],
    jsx: "automatic",
    jsxImportSource: "preact",
    minify: true,
    legalComments: "none",
    logLevel: "warning",
  });
  await copyFile(fileURLToPath(import.meta.resolve("@embedpdf/pdfium/pdfium.wasm")), join(folder, "pdfium.wasm"));
  await copyFile(join(studio, "icon.svg"), join(folder, "icon.svg"));
  await copyFile(join(root, "index.html"), join(folder, "index.html"));
  for (const { file } of SAMPLES) await copyFile(fixture(file), join(folder, "samples", basename(file)));
}

/** Compressed size of each loaded file, in kB. */
export async function sizesOf(folder: string): Promise<Readonly<Record<string, number>>> {
  const names = ["playground.js", "worker.js", "style.css", "pdfium.wasm"];
  const sizes = names.map(async (name) => gzipSync(await readFile(join(folder, name)), { level: 9 }).length / 1000);
  return Object.fromEntries((await Promise.all(sizes)).map((size, at) => [names[at]!, Math.round(size)]));
}
