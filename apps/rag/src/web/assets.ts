import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";

export interface Asset {
  readonly type: string;
  readonly body: Uint8Array;
}

/** The page with its script and style, by path; built from the sources in a tenth of a second, when the server starts. */
export async function buildAssets(): Promise<ReadonlyMap<string, Asset>> {
  const folder = join(import.meta.dirname, "page");
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: { app: "main.tsx", style: "style.css" },
    outdir: folder,
    write: false,
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: ["chrome123", "firefox121", "safari17.5"],
    jsx: "automatic",
    jsxImportSource: "preact",
    legalComments: "none",
    logLevel: "warning",
  });
  const of = (ending: string): Uint8Array => outputFiles.find(({ path }) => path.endsWith(ending))!.contents;
  return new Map<string, Asset>([
    ["/", { type: "text/html; charset=utf-8", body: await readFile(join(folder, "index.html")) }],
    ["/icon.svg", { type: "image/svg+xml", body: await readFile(join(folder, "icon.svg")) }],
    ["/app.js", { type: "text/javascript; charset=utf-8", body: of("app.js") }],
    ["/style.css", { type: "text/css; charset=utf-8", body: of("style.css") }],
  ]);
}
