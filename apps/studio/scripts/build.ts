/**
 * Builds the studio into static files: `index.html`, script and style under `assets/` with their digest in the name, and sample documents under
 * `samples/`. Takes a third of a second, so `npm start` builds it each time.
 */
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fixture } from "@docsvc/fixtures";
import { build } from "esbuild";
import type { Metafile, Plugin } from "esbuild";
import { SAMPLES } from "../src/start/samples.ts";
import { readOptionFields } from "./option-fields.ts";

const root = join(import.meta.dirname, "..");

export interface Built {
  /** Bytes of the scripts that the first view loads, by file name. */
  readonly firstView: readonly string[];
}

/** @param folder - is emptied first */
export async function buildStudio(folder: string): Promise<Built> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, "samples"), { recursive: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { app: "src/main.tsx", style: "src/ui/style.css" },
    outdir: join(folder, "assets"),
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "browser",
    target: ["chrome123", "firefox121", "safari17.5"],
    jsx: "automatic",
    jsxImportSource: "preact",
    minify: true,
    entryNames: "[name]-[hash]",
    chunkNames: "part-[hash]",
    legalComments: "none",
    // Part of the client that runs only in Node, where it reads files.
    external: ["node:*"],
    metafile: true,
    plugins: [optionFields],
    logLevel: "warning",
  });
  const [script, style] = ["src/main.tsx", "src/ui/style.css"].map((entry) => outputOf(metafile, entry));
  for (const name of ["icon.svg", "page.css"]) await copyFile(join(root, "src/ui", name), join(folder, name));
  const page = await readFile(join(root, "src/index.html"), "utf8");
  await writeFile(join(folder, "index.html"), page.replace("STYLE", style!).replace("SCRIPT", script!));
  for (const { file } of SAMPLES) await copyFile(fixture(file), join(folder, "samples", basename(file)));
  return { firstView: loadedWith(metafile, script!) };
}

/** Fields of the options form, read from the contract at build time: the whole contract is four times the size of the studio. */
const optionFields: Plugin = {
  name: "option-fields",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^contract:options$/ }, () => ({ path: "options", namespace: "contract" }));
    onLoad({ filter: /.*/, namespace: "contract" }, async () => ({
      contents: JSON.stringify(await readOptionFields()),
      loader: "json",
    }));
  },
};

function outputOf({ outputs }: Metafile, entryPoint: string): string {
  const found = Object.entries(outputs).find(([, output]) => output.entryPoint === entryPoint);
  if (found === undefined) throw new Error(`nothing was built of ${entryPoint}`);
  return basename(found[0]);
}

/** A script and everything that it imports before it runs. */
function loadedWith({ outputs }: Metafile, script: string): readonly string[] {
  const loaded = new Set<string>();
  const load = (path: string): void => {
    if (loaded.has(path)) return;
    loaded.add(path);
    for (const { path: next, kind } of outputs[path]?.imports ?? []) if (kind === "import-statement") load(next);
  };
  load(Object.keys(outputs).find((path) => basename(path) === script)!);
  return [...loaded].map((path) => basename(path)).filter((name) => name.endsWith(".js"));
}

if (process.argv[1] === import.meta.filename) await buildStudio(join(root, "dist"));
