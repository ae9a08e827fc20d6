import { readFixture } from "@docsvc/fixtures";
import { beforeAll, expect, test } from "vitest";
import type { Transcript } from "../transcript/transcript.ts";
import { readTranscript } from "../read-transcript.ts";
import { split } from "./split.ts";

/** A letter, an invoice, a statement over two pages, a form. */
let bundle: Transcript;
beforeAll(async () => {
  bundle = await readTranscript(await readFixture("bundle/bundle.pdf"));
});

test("kinds that are only named are known by their form, and the rest takes what is left", () => {
  const { section_mapping, unassigned } = split(bundle, [
    { title: "Letter", description: "A letter" },
    { title: "Invoice", description: "An invoice" },
    { title: "Bank statement", description: "Statement of account" },
    { title: "Rest", description: "Everything else" },
  ]);
  expect(section_mapping).toEqual({ Letter: [1], Invoice: [2], "Bank statement": [3, 4], Rest: [5] });
  expect(unassigned).toEqual([]);
});

test("everything that is not of two kinds takes the others, in another language, too", () => {
  const inEnglish = split(bundle, [
    { title: "A letter" },
    { title: "An invoice" },
    { title: "Everything that is not a letter or an invoice" },
  ]);
  expect(Object.values(inEnglish.section_mapping)).toEqual([[1], [2], [3, 4, 5]]);
  const inGerman = split(bundle, [{ title: "Rechnungen" }, { title: "Briefe" }, { title: "Alles andere" }]);
  expect(Object.values(inGerman.section_mapping)).toEqual([[2], [1], [3, 4, 5]]);
});

test("kinds that the rest leaves out, and no section takes, stay unassigned", () => {
  const { section_mapping, unassigned } = split(bundle, [{ title: "Statement" }, { title: "Rest", description: "Everything that is not an invoice" }]); // prettier-ignore
  expect(section_mapping).toEqual({ Statement: [3, 4], Rest: [1, 5] });
  expect(unassigned).toEqual([2]);
});

test("pages that fit no section are unassigned where none takes the rest", () => {
  const { unassigned } = split(bundle, [{ title: "Invoice" }, { title: "Bank statement" }]);
  expect(unassigned).toEqual([1, 5]);
});
