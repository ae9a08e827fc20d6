import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { kindsTable } from "./kinds.ts";
import { fillSection } from "./section.ts";

const page = join(import.meta.dirname, "../../docs/form-of-a-page.md");

test("the page on formatting lists what the tests of the engine write; npm run docs writes it", async () => {
  const text = await readFile(page, "utf8");
  expect(fillSection(text, "kinds", kindsTable())).toBe(text);
  const strike = kindsTable()
    .split("\n")
    .find((row) => row.startsWith("| struck out |"));
  expect(strike!.match(/✓/g)).toHaveLength(12);
});
