/** The documentation shows the engine's output for two fixtures: golden.test.ts compares it with the engine, this test with the pages. */
import { readFile } from "node:fs/promises";
import { fixture } from "@docsvc/fixtures";
import { expect, test } from "vitest";

const textOf = (path: string): Promise<string> => readFile(new URL(`../../../${path}`, import.meta.url), "utf8");

test.each(["lease", "deliveries"])("the page on form shows what is read of %s.pdf", async (name) => {
  const golden = (await readFile(fixture(`styled/${name}.md`), "utf8")).trim();
  expect(await textOf("docs/form-of-a-page.md")).toContain(`\n${golden}\n`);
});

test("the README shows the struck out price and the table of the chart", async () => {
  const readme = await textOf("README.md");
  const lease = await readFile(fixture("styled/lease.md"), "utf8");
  expect(readme).toContain(lease.split("\n").find((line) => line.includes("~~"))!);
  expect(readme).toContain((await readFile(fixture("styled/deliveries.md"), "utf8")).trim());
});
