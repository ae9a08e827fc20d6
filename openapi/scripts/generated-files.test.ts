import { readFile, readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { generatedFiles } from "./generated-files.ts";

const root = new URL("../", import.meta.url);
const openapiYaml = await readFile(new URL("openapi.yaml", root), "utf8");

test("what is committed is what the contract gives", async () => {
  const files = await generatedFiles(openapiYaml);
  const committed = await readdir(new URL("generated/", root));
  expect(committed.toSorted()).toEqual([...files.keys()].toSorted());
  for (const [name, text] of files) {
    const current = await readFile(new URL(`generated/${name}`, root), "utf8");
    expect(current === text, `generated/${name} is current`).toBe(true);
  }
});

test("the same contract gives the same text every time", async () => {
  expect(await generatedFiles(openapiYaml)).toEqual(await generatedFiles(openapiYaml));
});

test("a changed default changes the constants and the contract", async () => {
  const before = await generatedFiles(openapiYaml);
  const after = await generatedFiles(openapiYaml.replace("default: 50\n", "default: 60\n"));
  const changed = [...after].filter(([name, text]) => before.get(name) !== text).map(([name]) => name);
  expect(changed).toEqual(["contract.json", "schemas.ts", "values.ts"]);
});
