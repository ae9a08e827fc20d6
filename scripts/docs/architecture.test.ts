/** ARCHITECTURE.md names files, folders and steps: each exists, and none of those that it lists in full is missing. */
import { globSync, readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const page = readFileSync(join(root, "ARCHITECTURE.md"), "utf8");
const engine = join(root, "packages/engine/src");
/** Everything in backticks or in a block. */
const code = [...page.matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].map(([text]) => text).join("\n");

test("files and folders that it names exist", () => {
  const known = globSync("{packages,apps,benchmarks,docs,openapi,fixtures,deploy,scripts}/**", {
    cwd: root,
    exclude: (path) => basename(path) === "node_modules",
  }).map((path) => `/${path}`);
  const named = [...code.matchAll(/[\w.-]+(?:\/[\w.-]+)*(?:\/|\.(?:ts|md|json)\b)/g)].map(([path]) => path);
  expect(named.length).toBeGreaterThan(80);
  const missing = named.filter((path) => !known.some((one) => one.endsWith(`/${path.replace(/\/$/, "")}`)));
  expect(missing.filter((path) => path !== "package.json")).toEqual([]);
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
