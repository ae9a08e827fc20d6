/** Everything that other programs can read in a file: none of the engine's own readers, so that they cannot share a fault with what they test. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateRawSync, inflateSync } from "node:zlib";

const MAX_BUFFER = 1 << 28;

/**
 * Reads a PDF: its raw bytes, every stream in them inflated even if nothing refers to it, all objects as qpdf decodes them, and the text that
 * poppler finds in three orders.
 *
 * @param recognised - also what Tesseract reads on the pages as poppler draws them
 */
export function readEverything(bytes: Uint8Array, recognised = false): string {
  const folder = mkdtempSync(join(tmpdir(), "docsvc-read-"));
  const path = join(folder, "read.pdf");
  writeFileSync(path, bytes);
  const run = (program: string, ...options: readonly string[]): Buffer =>
    execFileSync(program, options, { stdio: ["ignore", "pipe", "ignore"], maxBuffer: MAX_BUFFER });
  const qpdf = (...options: readonly string[]): Buffer => {
    try {
      return run("qpdf", ...options, path, "-");
    } catch (error) {
      // Exit code 3: warnings.
      return (error as { stdout: Buffer }).stdout;
    }
  };
  const texts = [
    Buffer.from(bytes),
    ...inflatedStreams(Buffer.from(bytes)),
    qpdf("--qdf", "--object-streams=disable", "--decode-level=all"),
  ].map((data) => allReadings(data));
  for (const order of [[], ["-raw"], ["-layout"]]) {
    texts.push(run("pdftotext", "-enc", "UTF-8", ...order, path, "-").toString("utf8"));
  }
  if (recognised) {
    run("pdftoppm", "-r", "150", "-png", path, join(folder, "page"));
    const count = Number(/Pages:\s+(\d+)/u.exec(run("pdfinfo", path).toString())![1]);
    for (let page = 1; page <= count; page++) {
      const picture = join(folder, `page-${String(page).padStart(String(count).length, "0")}.png`);
      texts.push(run("tesseract", picture, "-", "--psm", "11").toString());
    }
  }
  rmSync(folder, { recursive: true });
  return texts.join("\n");
}

/** Whether a text contains a word, whatever is between its letters. */
export function contains(text: string, word: string): boolean {
  return lettersOf(text).includes(lettersOf(word));
}

function lettersOf(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, "");
}

function* inflatedStreams(file: Buffer): Generator<Buffer> {
  for (let at = file.indexOf("stream"); at >= 0; at = file.indexOf("stream", at + 6)) {
    const from = file[at + 6] === 13 ? at + 8 : at + 7;
    for (const inflate of [inflateSync, inflateRawSync]) {
      try {
        yield inflate(file.subarray(from), { finishFlush: 2 });
        break;
      } catch {
        // Not compressed in this way: the bytes themselves are read.
      }
    }
  }
}

/** Bytes as texts: as they are, as UTF-16, with the escapes of strings resolved, with only the strings one after the other. */
function allReadings(data: Buffer): string {
  const text = data.toString("latin1");
  const strings = [...text.matchAll(/\((?:\\[\s\S]|[^\\()])*\)|<([\da-f\s]*)>/giu)].map(([whole, hex]) =>
    hex === undefined ? unescaped(whole.slice(1, -1)) : Buffer.from(hex.replaceAll(/\s/gu, ""), "hex"),
  );
  const joined = Buffer.concat(strings);
  const wide = strings
    .filter((string) => string[0] === 0xfe && string[1] === 0xff)
    .map((string) =>
      Buffer.from(string.subarray(2, string.length - (string.length % 2)))
        .swap16()
        .toString("utf16le"),
    );
  const names = text.replaceAll(/#([\da-f]{2})/giu, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return [text, names, data.toString("utf8"), joined.toString("latin1"), text.replaceAll("\0", ""), ...wide].join("\n");
}

function unescaped(string: string): Buffer {
  const text = string.replaceAll(/\\([0-7]{1,3}|\r\n|[\s\S])/gu, (_, after: string) => {
    if (/^[0-7]/u.test(after)) return String.fromCharCode(parseInt(after, 8) & 255);
    return /^[\r\n]/u.test(after) ? "" : after;
  });
  return Buffer.from(text, "latin1");
}
