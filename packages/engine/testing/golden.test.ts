/**
 * Golden files: each document's Markdown as a person would read it, next to the fixture. If a change of the engine is meant to change them, run
 * `UPDATE_GOLDEN=1 npm test -- packages/engine/testing/golden`, read the diff, and commit it with the change.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fixture, fixtureNames, readFixture } from "@docsvc/fixtures";
import { describe, expect, test } from "vitest";
import { parse } from "../src/parse.ts";
import { renderMarkdown } from "../src/output/render-markdown.ts";

const update = process.env["UPDATE_GOLDEN"] === "1";

/**
 * Damaged and encrypted documents and scans have tests of their own; rotated ones are displayed like the upright page.
 */
const WITHOUT_GOLDEN = /^(?:broken|encrypted|scan)\/|^rotated\/(?!rotate-0|sideways|crop\.)/;
const names = fixtureNames.filter((name) => name.endsWith(".pdf") && !WITHOUT_GOLDEN.test(name));

/** Uses only embedded text, so the result does not depend on the installed OCR engine. */
async function markdownOf(name: string): Promise<string> {
  const { result } = await parse(await readFixture(name), {}, { ocr: "off" });
  return renderMarkdown(result);
}

describe("golden Markdown", () => {
  test.each(names)("%s reads as its golden file says", async (name) => {
    const markdown = await markdownOf(name);
    const golden = fixture(name.replace(/\.pdf$/, ".md"));
    if (update) await writeFile(golden, markdown);
    expect(markdown, "UPDATE_GOLDEN=1 rewrites the golden file").toBe(await readFile(golden, "utf8"));
  });
});

test.each([
  "rotate-90",
  "rotate-180",
  "rotate-270",
  "upright-90",
  "upright-180",
  "upright-270",
  "mediabox-origin",
  "user-unit-2",
])("rotated/%s.pdf reads like the upright page", async (name) => {
  expect(await markdownOf(`rotated/${name}.pdf`)).toBe(await markdownOf("rotated/rotate-0.pdf"));
});
