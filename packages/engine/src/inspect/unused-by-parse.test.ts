import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { fixture } from "@docsvc/fixtures";
import { expect, test } from "vitest";

const INDEX = new URL("../index.ts", import.meta.url).href;

/** Parses in a separate process and prints which modules were loaded and whether anything was drawn. */
const PROGRAM = `
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
const loaded = [];
registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
const { parse } = await import(${JSON.stringify(INDEX)});
const { loadPdfium } = await import(new URL("read/pdf/pdfium.ts", ${JSON.stringify(INDEX)}));
const pdfium = await loadPdfium();
let drawn = 0;
pdfium.exports = { ...pdfium.exports, FPDF_RenderPageBitmap: () => drawn++ };
const { numPages } = await parse(readFileSync(process.argv[1]));
console.log(JSON.stringify({ loaded, drawn, numPages }));
`;

test("a parse that no one looks at draws nothing, and loads neither sharp nor this room", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    "--disable-warning=ExperimentalWarning",
    "--input-type=module",
    "--eval",
    PROGRAM,
    fixture("form/form.pdf"),
  ]);
  const { loaded, drawn, numPages } = JSON.parse(stdout) as { loaded: string[]; drawn: number; numPages: number };
  expect({ drawn, numPages }).toEqual({ drawn: 0, numPages: 1 });
  expect(loaded.some((url) => url.endsWith("/page/lay-out-page.ts"))).toBe(true);
  expect(loaded.filter((url) => /\/sharp|\/inspect\//.test(url))).toEqual([]);
});
