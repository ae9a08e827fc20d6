import { readFile, readdir } from "node:fs/promises";
import { expect, test } from "vitest";

const folder = new URL("../", import.meta.url);

test("every example of the README is a whole file that is type-checked, and a service and a key come first", async () => {
  const names = (await readdir(new URL("examples/", folder))).filter((name) => name.endsWith(".ts"));
  const files = await Promise.all(names.map((name) => readFile(new URL(`examples/${name}`, folder), "utf8")));
  const readme = await readFile(new URL("README.md", folder), "utf8");
  const examples = [...readme.matchAll(/```ts\n(.*?)```/gs)].map((match) => match[1]!);
  expect(examples.length).toBeGreaterThan(2);
  expect(examples.filter((example) => !files.includes(example))).toEqual([]);
  for (const needed of ["npx docsvc serve", "DOCSVC_API_KEY", "DOCSVC_BASE_URL"]) {
    expect(readme.indexOf(needed)).toBeGreaterThan(0);
    expect(readme.indexOf(needed)).toBeLessThan(readme.indexOf("```ts"));
  }
});
