/** Operations use the plain text of a styled document: styling changes neither what they find nor what they quote. */
import { expect, test } from "vitest";
import { edit } from "../src/edit/edit.ts";
import { extract } from "../src/extract/extract.ts";
import { parse } from "../src/parse.ts";
import { readTranscript } from "../src/read-transcript.ts";
import { split } from "../src/split/split.ts";
import { styledPdf } from "./styled-pdf.ts";

/** `Rent of the boat house: 40 crowns for 120 m²`, partly bold and italic, with a lease number below it. */
const LINE =
  "BT 50 220 Td /F1 10 Tf (Rent of the ) Tj /F2 10 Tf (boat ) Tj /F3 10 Tf (house) Tj /F1 10 Tf ( is 40 crowns for 120 m) Tj /F1 6 Tf 4 Ts (2) Tj 0 Ts ET";
const NUMBER = "BT 50 190 Td /F1 10 Tf (Lease number: ) Tj /F2 10 Tf (LH-) Tj /F3 10 Tf (4711) Tj ET";
const STYLED = styledPdf(`${LINE}\n${NUMBER}`);

test("what is searched for in a chunk's embed has no marks", async () => {
  const { result } = await parse(STYLED);
  expect(result.chunks[0]!.content).toContain("**boat** *house*");
  expect(result.chunks.map(({ embed }) => embed).join(" ")).toContain("Rent of the boat house is 40 crowns for 120 m2");
});

test("a phrase is redacted over changes of its style", async () => {
  const { bytes, edits } = await edit(STYLED, { instructions: 'Redact "the boat house".' });
  expect(edits).toMatchObject([{ kind: "redact", status: "done", count: 1 }]);
  const { result } = await parse(bytes!);
  const left = result.chunks.map(({ embed }) => embed).join(" ");
  expect(left).toContain("40 crowns");
  expect(left).not.toMatch(/boat|house/);
});

test("a value in two styles is extracted and quoted as plain text", async () => {
  const schema = { type: "object", properties: { lease_number: { type: "string" } } };
  const { data, citations } = extract(await readTranscript(STYLED), { schema });
  expect(data).toEqual({ lease_number: "LH-4711" });
  expect(JSON.stringify(citations)).toContain("LH-4711");
  expect(JSON.stringify(citations)).not.toMatch(/\*\*|<sup>/);
});

test("pages are assigned to sections whatever the style of their words", async () => {
  const { splits } = split(await readTranscript(STYLED), [
    { title: "Lease", description: "Leases: rent of the boat house, with the lease number" },
    { title: "Menu", description: "Menus of a restaurant: dishes and prices" },
  ]);
  expect(splits.find(({ title }) => title === "Lease")?.pages).toEqual([1]);
});
