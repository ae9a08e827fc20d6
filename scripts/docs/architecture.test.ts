/** The documents for developers name files, folders and steps: each exists, and none of those that are listed in full is missing. */
import { globSync, readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const page = readFileSync(join(root, "ARCHITECTURE.md"), "utf8");
const engine = join(root, "packages/engine/src");
const code = codeIn(page);

/** Everything in backticks or in a block. */
function codeIn(text: string): string {
  return [...text.matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].map(([part]) => part).join("\n");
}

/** Folders that a command writes, and files that the reader names. */
const NOT_HERE = /^(?:\.training\/|\.changeset\/NAME\.md$)/;
/** A path within the repository; names of packages and absolute paths are left out. */
const PATH = /(?<![@/\w.-])\.?\w[\w.-]*(?:\/[\w.-]+)*(?:\/|\.(?:ts|md|json|mjs|yaml)\b)/g;

test.each([
  ["ARCHITECTURE.md", 80],
  ["CONTRIBUTING.md", 30],
  ["AGENTS.md", 20],
])("files and folders that %s names exist", (name, least) => {
  const entries = "{.changeset,.ci,packages,apps,benchmarks,docs,openapi,fixtures,deploy,scripts}/**";
  const known = globSync(["*.md", "*.json", entries], {
    cwd: root,
    exclude: (path) => basename(path) === "node_modules",
  }).map((path) => `/${path}`);
  const text = readFileSync(join(root, name), "utf8");
  const named = [...codeIn(text).matchAll(PATH)].map(([path]) => path);
  expect(named.length).toBeGreaterThan(least);
  const missing = named.filter((path) => !known.some((one) => one.endsWith(`/${path.replace(/\/$/, "")}`)));
  expect(missing.filter((path) => !NOT_HERE.test(path))).toEqual([]);
});

test("every folder of the engine is named", () => {
  const folders = readdirSync(engine, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).filter((name) => !code.includes(`${name}/`))).toEqual([]);
});

test("the steps of a page are named in their order", () => {
  const source = readFileSync(join(engine, "page/lay-out-page.ts"), "utf8");
  const steps = /const STEPS[\s\S]*? = \[([^\]]*)\]/.exec(source)![1]!.match(/\w+/g)!;
  const listed = /through a list of steps:([\s\S]*?)\. Only/.exec(page)![1]!.match(/\w+/g)!;
  expect(listed).toEqual(steps);
});

test("every file of weights is in the table of decisions", () => {
  const weights = globSync("**/*-weights.ts", { cwd: engine }).map((path) => basename(path));
  expect(weights.length).toBeGreaterThan(5);
  const rows = page.split("\n").filter((line) => line.startsWith("| "));
  expect(weights.filter((name) => !rows.some((row) => row.includes(`\`${name}\``)))).toEqual([]);
});
