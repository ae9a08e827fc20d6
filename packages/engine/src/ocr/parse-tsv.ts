import type { RecognisedWord } from "./ocr-engine.ts";

/** Level of a word in Tesseract's table; lower levels are page, block, paragraph and line. */
const WORD = "5";

/**
 * Reads the table that both builds of Tesseract write: level, page, block, paragraph, line, word, left, top, width,
 * height, confidence 0–100, text.
 */
export function parseTsv(tsv: string): RecognisedWord[] {
  const words: RecognisedWord[] = [];
  let lineKey = "";
  let line = -1;
  for (const row of tsv.split("\n")) {
    const fields = row.split("\t");
    const text = fields[11]?.trim();
    if (fields[0] !== WORD || text === undefined || text === "") continue;
    const key = `${fields[2]} ${fields[3]} ${fields[4]}`;
    if (key !== lineKey) {
      lineKey = key;
      line++;
    }
    const left = Number(fields[6]);
    const top = Number(fields[7]);
    words.push({
      text,
      confidence: Math.min(1, Math.max(0, Number(fields[10]) / 100)),
      left,
      top,
      right: left + Number(fields[8]),
      bottom: top + Number(fields[9]),
      line,
    });
  }
  return words;
}
