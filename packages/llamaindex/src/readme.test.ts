import { readFile, readdir } from "node:fs/promises";
import { expect, test } from "vitest";

const folder = new URL("../", import.meta.url);

test("every example of the README is part of a type-checked file", async () => {
  const names = (await readdir(new URL("examples/", folder))).filter((name) => name.endsWith(".ts"));
  const files = await Promise.all(names.map((name) => readFile(new URL(`examples/${name}`, folder), "utf8")));
  const readme = await readFile(new URL("README.md", folder), "utf8");
  const examples = [...readme.matchAll(/```ts\n(.*?)```/gs)].map((match) => match[1]!);
  expect(examples.length).toBeGreaterThan(2);
  const unchecked = examples.filter((example) => !files.some((file) => file.includes(example)));
  expect(unchecked).toEqual([]);
});
