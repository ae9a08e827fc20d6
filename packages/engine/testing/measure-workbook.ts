/** Measures the cost of reading a workbook in its own process: `node measure-workbook.ts ours|library|xml FILE` prints JSON. `xml` only parses its sheet. */
import { readFile } from "node:fs/promises";
import { read } from "@e965/xlsx";
import { unzipSync } from "fflate";
import { SaxesParser } from "saxes";
import { parse } from "../src/parse.ts";

const [reader, file = ""] = process.argv.slice(2);
const bytes = new Uint8Array(await readFile(file));
const start = process.cpuUsage();
if (reader === "ours") await parse(bytes);
else if (reader === "xml") parseXml(bytes);
else read(bytes, { type: "array", dense: true, cellFormula: false, cellHTML: false, cellStyles: true });
const { user, system } = process.cpuUsage(start);
const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
process.stdout.write(JSON.stringify({ cpuSeconds: (user + system) / 1e6, peakMb }));

/** The minimum work of any reader of the file. */
function parseXml(zip: Uint8Array): void {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const decoder = new TextDecoder();
  const sheet = unzipSync(zip)["xl/sheet1.xml"]!;
  for (let at = 0; at < sheet.length; at += 65_536) {
    parser.write(decoder.decode(sheet.subarray(at, at + 65_536), { stream: true }));
  }
  parser.close();
}
