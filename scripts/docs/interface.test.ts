import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { contract } from "@docsvc/openapi/contract";
import { expect, test } from "vitest";
import { hasTest, readRows } from "./interface.ts";

const root = join(import.meta.dirname, "../..");
const rows = readRows(await readFile(join(root, "docs/interface.md"), "utf8"));
const named = new Set(rows.flatMap(({ names }) => names));

test("every row of the interface has a test", () => {
  expect(rows.length).toBeGreaterThan(80);
  expect(rows.filter(({ tests }) => tests.length === 0).map(({ names }) => names)).toEqual([]);
});

test("every test that a row names is there", async () => {
  const missing: string[] = [];
  for (const { title, file } of rows.flatMap(({ tests }) => tests)) {
    const path = join(root, file);
    const isThere = existsSync(path) && hasTest(await readFile(path, "utf8"), title);
    if (!isThere) missing.push(`${file}: ${title}`);
  }
  expect(missing).toEqual([]);
});

test("every endpoint of the interface has a row", () => {
  const endpoints = ["parse", "extract", "split", "edit", "pipeline"].flatMap((name) => [`/${name}`, `/${name}_async`]);
  const paths = [...endpoints, "/upload", "/job/{job_id}", "/jobs", "/cancel/{job_id}"];
  for (const path of paths) {
    expect(contract.paths).toHaveProperty([path]);
    expect([...named].filter((name) => name.endsWith(` ${path}`))).toHaveLength(1);
  }
});

test.each([
  ["ParseConfig", ""],
  ["AsyncConfig", "async."],
  ["ParseResponse", ""],
  ["FullResult", ""],
  ["UrlResult", ""],
  ["UploadResponse", ""],
  ["CancelResponse", ""],
])("every field of %s has a row", (name, prefix) => {
  const fields = fieldsOf({ $ref: `#/components/schemas/${name}` }, "").map((field) => prefix + field);
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.filter((field) => !named.has(field) && !BEYOND.test(field))).toEqual([]);
});

/** Additions of the contract to the interface. */
const BEYOND =
  /^(?:async\.webhook\.mode|usage\.model\..*|spreadsheet\.include_hidden|settings\.return_(?:places|hidden_text)|formatting\.(?:emphasis|charts)|structure|settings\.attachments.*|(?:pages|warnings)\[\]\..*|ocr\..*|chunks\[\]\.blocks\[\]\.(?:level|metadata.*|image_file_id|table.*|(?:lines|cells|caption|runs|chart)\b.*))$/;

type Schema = Readonly<Record<string, unknown>>;

/** Paths of the fields with values of their own. */
function fieldsOf(given: unknown, path: string): readonly string[] {
  const { properties, items } = follow(given);
  const below = (schema: unknown, prefix: string): readonly string[] =>
    Object.entries(schema as Schema).flatMap(([name, value]) => fieldsOf(value, prefix + name));
  if (properties !== undefined) return below(properties, path === "" ? "" : `${path}.`);
  const inner = items === undefined ? undefined : follow(items)["properties"];
  return inner === undefined ? [path] : below(inner, `${path}[].`);
}

/** Resolves a schema, or a schema that may be null, to the schema itself. */
function follow(given: unknown): Schema {
  const { $ref, anyOf, ...schema } = given as Schema & { readonly $ref?: string; readonly anyOf?: readonly Schema[] };
  if ($ref !== undefined) return follow(contract.components.schemas[$ref.slice($ref.lastIndexOf("/") + 1)]);
  const choice = anyOf?.find(({ type }) => type !== "null");
  return choice === undefined ? schema : follow(choice);
}
