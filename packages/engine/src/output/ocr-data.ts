import type { OcrText } from "@docsvc/openapi";
import type { RecognisedText } from "../document/document.ts";
import { unionBBoxes } from "../geometry/bbox.ts";
import { boxConverter, type PageExtents, type ToWireBBox } from "./wire-block.ts";

/** Converts recognised words to those of the contract's `ocr`, one by one. */
export function* toOcrWords(recognised: Iterable<RecognisedText>, extents: PageExtents): Generator<OcrText> {
  const toWire = boxConverter(extents);
  for (const word of recognised) yield toText([word], toWire);
}

/** Converts recognised lines, each with its words joined. */
export function* toOcrLines(recognised: Iterable<RecognisedText>, extents: PageExtents): Generator<OcrText> {
  const toWire = boxConverter(extents);
  let line: RecognisedText[] = [];
  for (const word of recognised) {
    const [first] = line;
    if (first !== undefined && (first.line !== word.line || first.bbox.page !== word.bbox.page)) {
      yield toText(line, toWire);
      line = [];
    }
    line.push(word);
  }
  if (line.length > 0) yield toText(line, toWire);
}

/** The confidence of a line is the average of its words, weighted by their length. */
function toText(words: readonly RecognisedText[], toWire: ToWireBBox): OcrText {
  const chars = words.reduce((sum, { text }) => sum + text.length, 0);
  const confidence = words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / chars;
  return {
    text: words.map(({ text }) => text).join(" "),
    bbox: toWire(unionBBoxes(words.map(({ bbox }) => bbox))),
    confidence: Math.round(confidence * 1000) / 1000,
  };
}
