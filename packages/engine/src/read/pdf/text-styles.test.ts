import { expect, test } from "vitest";
import { pdfOfLines } from "../../../testing/pdf-of-lines.ts";
import { openPdf } from "./open-pdf.ts";

/** A page in Courier, which says so by another name. */
async function isMonospaced(name: string): Promise<boolean> {
  const pdf = Buffer.from(pdfOfLines([{ text: "make all", left: 72, top: 72, font: "Courier" }], [])).toString(
    "latin1",
  );
  const renamed = pdf.replace("/BaseFont /Courier ", `/BaseFont /${name.padEnd("Courier".length)} `);
  using document = await openPdf(Buffer.from(renamed, "latin1"));
  return document.readPage(1)!.styles.every(({ monospace }) => monospace);
}

test("fonts of one width a char are known by their names, those of TeX too", async () => {
  const told = ["Courier", "CMTT10", "CMSLTT8", "SFTT900", "Menlo", "SFRM900", "CMR10", "Arial"].map(
    async (name) => [name, await isMonospaced(name)] as const,
  );
  expect((await Promise.all(told)).filter(([, monospace]) => monospace).map(([name]) => name)).toEqual([
    "Courier",
    "CMTT10",
    "CMSLTT8",
    "SFTT900",
    "Menlo",
  ]);
});
