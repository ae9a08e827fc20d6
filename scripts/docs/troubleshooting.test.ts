import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { contract } from "@docsvc/openapi/contract";
import { expect, test } from "vitest";
import { REMEDIES } from "./remedies.ts";
import { describeErrors, errorCodes } from "./troubleshooting.ts";

const root = join(import.meta.dirname, "../..");
const codes = contract.components.schemas["ErrorCode"]!["enum"] as readonly string[];

test("each error code of the contract has its row, a remedy and an example, and no other has", () => {
  expect(errorCodes().map(({ code }) => code)).toEqual(codes);
  expect(Object.keys(REMEDIES).toSorted()).toEqual(codes.toSorted());
  for (const [code, { remedy, example }] of Object.entries(REMEDIES)) {
    expect(remedy.length, code).toBeGreaterThan(30);
    expect(example.length, code).toBeGreaterThan(20);
  }
});

test("the page has an entry for each code, as the contract and the remedies say", async () => {
  const page = await readFile(join(root, "docs/troubleshooting.md"), "utf8");
  expect(page, "run `npm run docs`").toContain(`<!-- errors -->\n${describeErrors()}\n<!-- /errors -->`);
});

test("variables, options and paths that the remedies name exist", async () => {
  const remedies = JSON.stringify(REMEDIES);
  const settings = await readFile(join(root, "apps/server/README.md"), "utf8");
  for (const [name] of remedies.matchAll(/DOCSVC_[A-Z_0-9]+/g)) {
    expect(settings, name).toContain(`\`${name}\``);
  }
  const paths = Object.keys(contract.paths);
  for (const [, path] of remedies.matchAll(/(?:GET|POST|DELETE) (\/[a-z_]+(?:\/\{job_id\})?)(?=[`?\s])/g)) {
    expect(paths, path).toContain(path);
  }
});
