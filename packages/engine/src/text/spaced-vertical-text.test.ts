import { readFixture } from "@docsvc/fixtures";
import { expect, test } from "vitest";
import { layOutPage } from "../page/lay-out-page.ts";
import { openPdf } from "../read/pdf/open-pdf.ts";
import type { RawPage } from "../read/raw/raw-page.ts";
import { spacedStyles } from "./spaced-vertical-text.ts";

async function pageOf(name: string): Promise<RawPage> {
  using document = await openPdf(await readFixture(name));
  return document.readPage(1)!;
}

/** The page with its chars moved apart by this much vertically and horizontally. */
function spaced(page: RawPage, down: number, across: number): RawPage {
  const { chars } = page;
  const scale = (values: Float32Array, by: number, origin: Float32Array): Float32Array =>
    values.map((value, at) => value + (by - 1) * origin[at]!);
  const { originX, originY } = chars;
  const moved = {
    originX: scale(originX, across, originX),
    originY: scale(originY, down, originY),
    top: scale(chars.top, down, originY),
    bottom: scale(chars.bottom, down, originY),
    left: scale(chars.left, across, originX),
    right: scale(chars.right, across, originX),
    looseTop: scale(chars.looseTop, down, originY),
    looseBottom: scale(chars.looseBottom, down, originY),
    advanceLeft: scale(chars.advanceLeft, across, originX),
    advanceRight: scale(chars.advanceRight, across, originX),
  };
  return { ...page, width: across * page.width, height: down * page.height, chars: { ...chars, ...moved } };
}

/** Without spaces: brackets for vertical text have an origin of their own, which leaves white space before them. */
const textsOf = (page: RawPage): string[] =>
  layOutPage(page)
    .blocks.flatMap(({ lines }) => lines.map(({ text }) => text.replaceAll(" ", "")))
    .filter((text) => text.length > 3);

test("vertical text with white between its chars is that without", async () => {
  const page = await pageOf("scripts/vertical.pdf");
  const texts = textsOf(page);
  expect(texts.length).toBeGreaterThan(3);
  expect(spacedStyles(spaced(page, 1.3, 2))?.advance).toBeCloseTo(1.3, 1);
  expect(textsOf(spaced(page, 1.3, 2))).toEqual(texts);
});

test("lines of horizontal text are none, however far apart its chars are", async () => {
  const page = await pageOf("scripts/chinese.pdf");
  expect(spacedStyles(page)).toBeNull();
  expect(spacedStyles(spaced(page, 1, 1.2))).toBeNull();
});
