import { expect, test } from "vitest";
import { transcriptOf } from "../../../testing/transcript-of.ts";
import type { TranscriptBlock, TranscriptPage } from "../../transcript/transcript.ts";
import { doubtfulTexts, reviseTexts } from "./revise-texts.ts";

const bbox = { left: 50, top: 100, width: 300, height: 30, page: 1 };
const text = (own: string): TranscriptBlock => ({ type: "Text", bbox, text: own, confidence: "low" });

/** A page of a letter: the first word of its second line was recognised with low confidence. */
function scannedPage(): TranscriptPage {
  const [page] = transcriptOf([
    ["Dear reader, please call", 50, 100],
    ["rny office before noon.", 50, 115],
    ["Kind regards", 50, 200],
  ]).pages;
  const lines = page!.lines.map((line, index) => ({ ...line, block: index === 2 ? 1 : 0, recognised: true as const }));
  lines[1] = Object.assign(lines[1]!, { doubtful: [0] });
  const blocks = [text("Dear reader, please call rny office before noon."), text("Kind regards")];
  return { ...page!, blocks, lines };
}

test("blocks of words that were recognised with doubt are asked about, and no others", () => {
  expect(doubtfulTexts(scannedPage())).toEqual([0]);
});

test("a doubtful word is corrected in its block and in its line, which keep their boxes", () => {
  const page = scannedPage();
  const answer = { blocks: [{ block: 0, text: "Dear reader, please call my office before noon." }] };
  const { page: revised, unproved } = reviseTexts(page, [0], answer);
  expect(unproved).toBe(0);
  expect(revised.blocks[0]).toEqual({
    ...page.blocks[0]!,
    text: "Dear reader, please call my office before noon.",
    revised: true,
  });
  expect(revised.blocks[1]).toBe(page.blocks[1]);
  expect(revised.lines[1]).toEqual({ ...page.lines[1]!, text: "my office before noon." });
});

test.each([
  ["adds words", { blocks: [{ block: 0, text: "Dear reader, please never call my office before noon." }] }, 1],
  ["names a block that it was not asked about", { blocks: [{ block: 1, text: "Kindest regards" }] }, 0],
  ["answers in another form", { blocks: { 0: "x" } }, 0],
  ["says nothing", undefined, 0],
])("a model that %s changes nothing", (_name, answer, reason) => {
  const page = scannedPage();
  const { page: revised, unproved } = reviseTexts(page, [0], answer);
  expect(revised).toEqual(page);
  expect(unproved).toBe(reason);
});
