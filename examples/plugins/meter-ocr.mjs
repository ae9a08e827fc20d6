/**
 * Adds an OCR engine: images of meters and displays contain only digits, so Tesseract is limited to digits. Any program or WebAssembly module that
 * returns words with their boxes can replace it; in the service it runs without a network.
 */
import { spawn } from "node:child_process";

/** @type {import("@docsvc/engine").Plugin} */
export default {
  name: "meter-ocr",
  apiVersion: 1,
  ocr: { languages: ["eng"], recognise },
};

const DIGITS = ["-l", "eng", "--psm", "11", "-c", "tessedit_char_whitelist=0123456789.,", "tsv"];

/** @type {import("@docsvc/engine").PluginOcr["recognise"]} */
async function recognise({ width, height, grey, dpi }, { signal }) {
  const program = spawn("tesseract", ["-", "-", "--dpi", String(dpi), ...DIGITS], {
    signal,
    stdio: ["pipe", "pipe", "ignore"],
  });
  // An uncompressed greyscale image (PGM).
  program.stdin.on("error", () => {}).write(`P5 ${width} ${height} 255\n`);
  program.stdin.end(grey);
  const ended = new Promise((resolve, reject) => program.on("error", reject).on("close", resolve));
  let table = "";
  for await (const part of program.stdout.setEncoding("utf8")) table += part;
  if ((await ended) !== 0) throw new Error("tesseract failed");
  return table.split("\n").slice(1).flatMap(toWord);
}

/** A row of Tesseract's table is a word if its first column is 5. */
function toWord(row) {
  const [level, , block, paragraph, line, , left, top, width, height, confidence, word = ""] = row.split("\t");
  if (level !== "5" || word.trim() === "") return [];
  return {
    text: word.trim(),
    confidence: Math.max(0, Number(confidence)) / 100,
    left: Number(left),
    top: Number(top),
    right: Number(left) + Math.max(1, Number(width)),
    bottom: Number(top) + Math.max(1, Number(height)),
    line: Number(block) * 1e6 + Number(paragraph) * 1e3 + Number(line),
  };
}
