import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const packages = join(import.meta.dirname, "../../packages");

test.each(["client", "langchain", "llamaindex"])(
  "every example of the README of %s is a whole file that is type-checked, and a service and a key come first",
  async (name) => {
    const folder = join(packages, name, "examples");
    const names = (await readdir(folder)).filter((file) => file.endsWith(".ts"));
    const files = await Promise.all(names.map((file) => readFile(join(folder, file), "utf8")));
    const readme = await readFile(join(packages, name, "README.md"), "utf8");
    const examples = [...readme.matchAll(/```ts\n(.*?)```/gs)].map((match) => match[1]!);
    expect(examples.length).toBeGreaterThan(2);
    expect(examples.filter((example) => !files.includes(example))).toEqual([]);
    for (const needed of ["npx docsvc serve", "DOCSVC_API_KEY", "DOCSVC_BASE_URL"]) {
      expect(readme.indexOf(needed)).toBeGreaterThan(0);
      expect(readme.indexOf(needed)).toBeLessThan(readme.indexOf("```ts"));
    }
  },
);
