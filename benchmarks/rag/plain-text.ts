/** Simulates an app that reads only the text of a page: chunks of 1,000 characters with an overlap of 200. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { LiteParse } from "@llamaindex/liteparse";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Box } from "@docsvc/rag/src/answer/answer.ts";
import type { IndexedPassage } from "@docsvc/rag/src/index/refresh.ts";
import { around } from "./around.ts";

/** A page of plain text; its items have the places of the text. */
interface PlainPage {
  readonly page: number;
  readonly text: string;
  readonly items: readonly { readonly text: string; readonly box: Box }[];
}

export type PlainReader = (path: string) => Promise<readonly PlainPage[]>;

export async function plainPassages(
  read: PlainReader,
  paths: ReadonlyMap<string, string>,
): Promise<readonly IndexedPassage[]> {
  const passages: IndexedPassage[] = [];
  for (const [file, path] of paths) {
    for (const page of await read(path)) passages.push(...chunksOf(page, file));
  }
  return passages;
}

const SIZE = 1000;
const OVERLAP = 200;

function chunksOf({ page, text, items }: PlainPage, file: string): readonly IndexedPassage[] {
  const passages: IndexedPassage[] = [];
  for (let start = 0; start === 0 || start + OVERLAP < text.length; start += SIZE - OVERLAP) {
    const chunk = text.slice(start, start + SIZE);
    const inside = items.filter((item) => item.text.trim().length > 3 && chunk.includes(item.text.trim()));
    const box = inside.length > 0 ? around(inside.map((item) => item.box)) : { left: 0, top: 0, width: 1, height: 1 };
    const about = { section: "", record: "", category: "Text", lines: [] };
    if (chunk.trim() !== "") passages.push({ ...about, text: joinLines(chunk), bbox: { page, ...box }, file });
  }
  return passages;
}

/** A long line is prose and continues in the next; a short one may be a row of a table. */
function joinLines(text: string): string {
  return text.replaceAll(/(\S.{60,})\n(?=\S)/g, "$1 ");
}

export const readWithPdfjs: PlainReader = async (path) => {
  const root = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
  const task = getDocument({
    data: new Uint8Array(await readFile(path)),
    verbosity: 0,
    cMapUrl: `${join(root, "cmaps")}/`,
    cMapPacked: true,
    standardFontDataUrl: `${join(root, "standard_fonts")}/`,
  });
  const document = await task.promise;
  const pages: PlainPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const [, , width, height] = page.getViewport({ scale: 1 }).viewBox as [number, number, number, number];
    const content = await page.getTextContent();
    const items = content.items.flatMap((item) => ("str" in item ? [item] : []));
    pages.push({
      page: number,
      text: items.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join(""),
      items: items.map(({ str, transform, width: long, height: high }) => {
        const [, , , , left, bottom] = transform as readonly number[];
        const top = 1 - (bottom! + high) / height;
        return { text: str, box: { left: left! / width, top, width: long / width, height: high / height } };
      }),
    });
  }
  await task.destroy();
  return pages;
};

/** Without OCR, like pdf.js. */
export const readWithLiteparse: PlainReader = async (path) => {
  const { pages } = await new LiteParse({ ocrEnabled: false, quiet: true, maxPages: 100_000 }).parse(path);
  return pages.map(({ pageNum, width, height, text, textItems }) => ({
    page: pageNum,
    text,
    items: textItems.map((item) => {
      const box = {
        left: item.x / width,
        top: item.y / height,
        width: item.width / width,
        height: item.height / height,
      };
      return { text: item.text, box };
    }),
  }));
};
