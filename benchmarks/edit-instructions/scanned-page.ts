import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";

const SIZE = { width: 420, height: 300 };

/** A PDF of one page that consists of an image of these lines. */
export async function scannedPage(lines: readonly string[]): Promise<Uint8Array> {
  const plain = await PDFDocument.create();
  const page = plain.addPage([SIZE.width, SIZE.height]);
  const font = await plain.embedFont(StandardFonts.Helvetica);
  for (const [at, text] of lines.entries()) page.drawText(text, { x: 40, y: 240 - 36 * at, size: 16, font });
  const folder = mkdtempSync(join(tmpdir(), "docsvc-scan-"));
  writeFileSync(join(folder, "plain.pdf"), await plain.save());
  execFileSync("pdftoppm", ["-r", "200", "-png", "-singlefile", join(folder, "plain.pdf"), join(folder, "page")]);
  const scan = await PDFDocument.create();
  const picture = await scan.embedPng(readFileSync(join(folder, "page.png")));
  scan.addPage([SIZE.width, SIZE.height]).drawImage(picture, { x: 0, y: 0, ...SIZE });
  rmSync(folder, { recursive: true });
  return scan.save();
}
