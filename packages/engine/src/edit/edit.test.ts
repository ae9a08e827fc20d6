import { expect, test } from "vitest";
import { PDF } from "@libpdf/core";
import { pdfOfLines } from "../../testing/pdf-of-lines.ts";
import { EngineError } from "../document/errors.ts";
import { edit } from "./edit.ts";

async function threePages(): Promise<Uint8Array> {
  const pages = ["First", "Second", "Third"].map((text) => pdfOfLines([{ text, left: 50, top: 100 }]));
  return (await PDF.merge(pages)).save();
}

const wordsOf = async (bytes: Uint8Array): Promise<string[]> =>
  (await PDF.load(bytes)).getPages().map((page) => page.extractText().text.trim());

test("pages are named as they came, whatever is done before", async () => {
  const { bytes, edits } = await edit(await threePages(), {
    instructions: "Delete page 1, rotate page 2 and move page 3 to the front.",
  });
  expect(edits.map(({ status }) => status)).toEqual(["done", "done", "done"]);
  expect(await wordsOf(bytes!)).toEqual(["Third", "Second"]);
  expect((await PDF.load(bytes!)).getPage(1)!.rotation).toBe(90);
  expect(Buffer.from(bytes!).includes("First")).toBe(false);
});

test("stamps and numbers are on the pages as they are at the end", async () => {
  const { bytes, edits } = await edit(await threePages(), {
    instructions: 'Keep only pages 2-3, add page numbers as n of m, stamp "PAID" at the top right of page 3.',
  });
  expect(edits).toMatchObject([{ count: 2 }, { count: 2 }, { count: 1, page: 3 }]);
  expect((await wordsOf(bytes!)).join(" ")).toMatch(/1 \/ 2.*PAID.*2 \/ 2|1 \/ 2.*2 \/ 2.*PAID/su);
});

test("what is not understood, found or possible is said, and the rest is done", async () => {
  const { edits } = await edit(await threePages(), {
    instructions: 'Make it nicer. Delete page 9. Redact "nobody". Stamp "X".',
  });
  expect(edits.map(({ status }) => status)).toEqual(["not_understood", "not_found", "not_found", "done"]);
  for (const { status, reason } of edits) if (status !== "done") expect(reason).toBeTruthy();
});

test("damaged files end with an error of the package and never with another", async () => {
  const whole = await threePages();
  let state = 7;
  const random = (below: number): number => (state = (state * 1_103_515_245 + 12_345) & 0x7fffffff) % below;
  for (let round = 0; round < 40; round++) {
    const bytes = Uint8Array.from(whole);
    for (let change = 0; change < 12; change++) bytes[20 + random(bytes.length - 20)] = random(256);
    const cut = round % 4 === 0 ? bytes.subarray(0, random(bytes.length)) : bytes;
    const outcome = await edit(cut, { instructions: 'redact "Second", add page numbers' }, { ocr: "off" }).catch(
      (error: unknown) => error,
    );
    if (outcome instanceof Error) expect(EngineError.isInstance(outcome), String(outcome.stack)).toBe(true);
  }
});
