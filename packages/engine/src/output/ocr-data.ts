import type { OcrData, OcrText } from "@docsvc/openapi";
import type { Document, RecognisedText } from "../document.ts";
import type { BBox } from "../geometry/bbox.ts";
import { boxConverter, type ToWireBBox } from "./wire-block.ts";

/** Writes what was recognised as the contract's `ocr`: every word, and every line with its words joined. */
export function toOcrData({ pages, recognised = [] }: Document): OcrData {
  const toWire = boxConverter(pages);
  return {
    words: recognised.map((word) => toText([word], toWire)),
    lines: groupLines(recognised).map((line) => toText(line, toWire)),
  };
}

function groupLines(words: readonly RecognisedText[]): readonly (readonly RecognisedText[])[] {
  const lines: RecognisedText[][] = [];
  for (const word of words) {
    const last = lines.at(-1)?.[0];
    if (last !== undefined && last.line === word.line && last.bbox.page === word.bbox.page) lines.at(-1)!.push(word);
    else lines.push([word]);
  }
  return lines;
}

/** A line is as sure as its words are on average, long words counting more. */
function toText(words: readonly RecognisedText[], toWire: ToWireBBox): OcrText {
  const chars = words.reduce((sum, { text }) => sum + text.length, 0);
  const confidence = words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / chars;
  return {
    text: words.map(({ text }) => text).join(" "),
    bbox: toWire(union(words.map(({ bbox }) => bbox))),
    confidence: Math.round(confidence * 1000) / 1000,
  };
}

function union(boxes: readonly BBox[]): BBox {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map((box) => box.left + box.width)) - left,
    height: Math.max(...boxes.map((box) => box.top + box.height)) - top,
    page: boxes[0]!.page,
  };
}
