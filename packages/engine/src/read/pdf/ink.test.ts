import { readFixture } from "@docsvc/fixtures";
import { describe, expect, test } from "vitest";
import type { Block } from "../../document/document.ts";
import { readDocument } from "../../parsing/read-document.ts";
import { withMemory } from "./memory.ts";
import { loadPdfium } from "./pdfium.ts";

const names = [
  "rotate-0",
  "rotate-90",
  "rotate-180",
  "rotate-270",
  "crop",
  "crop-rotate-90",
  "mediabox-origin",
  "upright-90",
  "upright-180",
  "upright-270",
  "user-unit-2",
];
const SCALE = 2;

describe.each(names)("%s.pdf", (name) => {
  test("blocks cover the ink of the rendered page, and little else", async () => {
    const bytes = await readFixture(`rotated/${name}.pdf`);
    const { pages } = await readDocument(bytes, {});
    const page = pages[0]!;
    const picture = await renderFirstPage(bytes, page.width, page.height);
    const { blocks } = page;
    const covered = inkIn(
      picture,
      blocks.map((block) => ({ block, slack: 1 })),
    );
    expect(covered / inkIn(picture, null)).toBeGreaterThan(0.995);
    for (const block of blocks.filter((candidate) => candidate.type !== "Figure")) {
      expect(overlapWithInk(picture, block), block.text.slice(0, 40)).toBeGreaterThan(0.8);
    }
  });

  test("text reads as on the upright page", async () => {
    const text = async (file: string): Promise<string[]> => {
      const { pages } = await readDocument(await readFixture(`rotated/${file}`), {});
      return pages[0]!.blocks.filter((block) => block.type !== "Figure").map((block) => block.text);
    };
    expect(await text(`${name}.pdf`)).toEqual(await text("rotate-0.pdf"));
  });
});

interface Picture {
  readonly width: number;
  readonly height: number;
  /** 1 for a dark pixel. */
  readonly dark: Uint8Array;
}

async function renderFirstPage(bytes: Uint8Array, pageWidth: number, pageHeight: number): Promise<Picture> {
  const pdfium = await loadPdfium();
  const { exports } = pdfium;
  const width = Math.round(pageWidth * SCALE);
  const height = Math.round(pageHeight * SCALE);
  return withMemory(pdfium, bytes.length, (at) => {
    pdfium.heap.HEAPU8.set(bytes, at);
    const document = exports.FPDF_LoadMemDocument(at, bytes.length, 0);
    const page = exports.FPDF_LoadPage(document, 0);
    const bitmap = exports.FPDFBitmap_Create(width, height, 0);
    exports.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xff_ff_ff_ff);
    exports.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
    const from = exports.FPDFBitmap_GetBuffer(bitmap);
    const stride = exports.FPDFBitmap_GetStride(bitmap);
    const dark = new Uint8Array(width * height);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        dark[y * width + x] = pdfium.heap.HEAPU8[from + y * stride + x * 4 + 1]! < 128 ? 1 : 0;
      }
    }
    exports.FPDFBitmap_Destroy(bitmap);
    exports.FPDF_ClosePage(page);
    exports.FPDF_CloseDocument(document);
    return { width, height, dark };
  });
}

/** Number of dark pixels inside any of the blocks; for null, in the whole image. */
function inkIn({ width, height, dark }: Picture, boxes: readonly { block: Block; slack: number }[] | null): number {
  if (boxes === null) return dark.reduce((sum, value) => sum + value, 0);
  const inside = new Uint8Array(dark.length);
  for (const { block, slack } of boxes) {
    const { left, top, width: w, height: h } = block.bbox;
    for (let y = Math.max(0, Math.floor((top - slack) * SCALE)); y < Math.min(height, (top + h + slack) * SCALE); y++) {
      for (
        let x = Math.max(0, Math.floor((left - slack) * SCALE));
        x < Math.min(width, (left + w + slack) * SCALE);
        x++
      ) {
        inside[y * width + x] = 1;
      }
    }
  }
  return dark.reduce((sum, value, at) => sum + value * inside[at]!, 0);
}

/** Intersection over union of a block's box and the box of the ink in and around it. */
function overlapWithInk({ width, height, dark }: Picture, { bbox }: Block): number {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (
    let y = Math.max(0, Math.floor((bbox.top - 2) * SCALE));
    y < Math.min(height, (bbox.top + bbox.height + 2) * SCALE);
    y++
  ) {
    for (
      let x = Math.max(0, Math.floor((bbox.left - 2) * SCALE));
      x < Math.min(width, (bbox.left + bbox.width + 2) * SCALE);
      x++
    ) {
      if (dark[y * width + x] === 0) continue;
      left = Math.min(left, x / SCALE);
      right = Math.max(right, (x + 1) / SCALE);
      top = Math.min(top, y / SCALE);
      bottom = Math.max(bottom, (y + 1) / SCALE);
    }
  }
  const shared =
    Math.max(0, Math.min(right, bbox.left + bbox.width) - Math.max(left, bbox.left)) *
    Math.max(0, Math.min(bottom, bbox.top + bbox.height) - Math.max(top, bbox.top));
  return shared / ((right - left) * (bottom - top) + bbox.width * bbox.height - shared);
}
