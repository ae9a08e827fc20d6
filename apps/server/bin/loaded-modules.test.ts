/** What a call loads decides what it costs: code that one page does not need is imported where it is needed, not at the start. */
import { execFile } from "node:child_process";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { fixture } from "@docsvc/fixtures";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const bin = join(import.meta.dirname, "docsvc.js");
const MARK = "loaded: ";
const PRINTER = `import { registerHooks } from "node:module";
const urls = [];
registerHooks({ load: (url, context, next) => { urls.push(url); return next(url, context); } });
process.on("exit", () => process.stderr.write(${JSON.stringify(MARK)} + JSON.stringify(urls) + "\\n"));`;

interface Loaded {
  /** Of the repository: folders from its root. */
  readonly folders: ReadonlySet<string>;
  readonly packages: ReadonlySet<string>;
}

async function loadedBy(...args: readonly string[]): Promise<Loaded> {
  const hook = `data:text/javascript,${encodeURIComponent(PRINTER)}`;
  const { stderr } = await promisify(execFile)(process.execPath, ["--import", hook, bin, ...args]);
  const line = stderr.split("\n").find((one) => one.startsWith(MARK)) ?? MARK;
  const urls = (JSON.parse(line.slice(MARK.length)) as readonly string[]).filter((url) => url.startsWith("file:"));
  const [ours, others] = [new Set<string>(), new Set<string>()];
  for (const url of urls) {
    const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1];
    const path = relative(root, fileURLToPath(url)).replaceAll("\\", "/");
    if (name === undefined) ours.add(dirname(path));
    else others.add(name);
  }
  return { folders: ours, packages: others };
}

test("--version loads nothing but the file that answers it", async () => {
  expect(await loadedBy("--version")).toEqual({ folders: new Set(["apps/server/bin"]), packages: new Set() });
});

test("help is printed without the engine", async () => {
  const { folders, packages } = await loadedBy("--help");
  expect([...packages]).toEqual(["commander"]);
  const engine = [...folders].filter((folder) => folder.startsWith("packages/engine/"));
  // The names of its errors, and what a model may cost.
  expect(engine.toSorted()).toEqual([
    "packages/engine/src",
    "packages/engine/src/document",
    "packages/engine/src/model",
  ]);
});

/** Steps of other documents and other operations. */
const NOT_FOR_A_PAGE =
  /engine\/src\/(?:edit|extract\/(?!schema$)|split|kind|classify|enhance|inspect|read\/(?:markup\/.|image))|server\/src\/(?:fetch|http|routes|service|stores|work|mcp|studio|webhooks|telemetry)(?:\/|$)/;

test("a page of text loads the steps that read it: no other reader, no operation, no service", async () => {
  const { folders, packages } = await loadedBy("parse", fixture("rotated/rotate-0.pdf"));
  expect([...packages].toSorted()).toEqual(["commander", "fflate"]);
  expect([...folders].filter((folder) => NOT_FOR_A_PAGE.test(folder))).toEqual([]);
  expect(folders).toContain("packages/engine/src/structure");
});
