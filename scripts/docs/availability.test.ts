import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { askAvailability, availabilityTable } from "./availability.ts";
import { fillSection } from "./section.ts";

const root = join(import.meta.dirname, "../..");

test("what is missing is reported, and what is there is not", () => {
  const read = [{ formats: ["PDF", "PNG"], places: "its pages" }];
  const written = availabilityTable({ read, refused: ["DOCX"] });
  expect(written).toContain("| PDF, PNG | its pages |");
  expect(written).toContain("Not read yet: DOCX");
  expect(availabilityTable({ read, refused: [] })).not.toContain("Not read");
});

test.each(["README.md", "apps/server/README.md"])(
  "%s says what is there and what is not; npm run docs writes it",
  async (file) => {
    const text = await readFile(join(root, file), "utf8");
    expect(fillSection(text, "availability", availabilityTable(await askAvailability()))).toBe(text);
  },
);
