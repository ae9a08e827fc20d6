/**
 * Measures the cost of reading a workbook in its own process: `node measure-workbook.ts ours|library|xml FILE` prints JSON. `ours` is this
 * package as built into `dist`, which is what people install: to run the sources, Node also loads a compiler. `xml` only parses the sheet.
 */
import { readFile } from "node:fs/promises";

const [reader, file = ""] = process.argv.slice(2);
const bytes = await readFile(file);
// Each reader is loaded alone, so that the memory of one does not count for another.
const run = await loadReader();
const start = process.cpuUsage();
await run();
const { user, system } = process.cpuUsage(start);
const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
process.stdout.write(JSON.stringify({ cpuSeconds: (user + system) / 1e6, peakMb }));

async function loadReader(): Promise<() => unknown> {
  if (reader === "ours") {
    const built = new URL("../dist/index.js", import.meta.url).href;
    const { parse } = (await import(built)) as typeof import("../src/index.ts");
    return () => parse(bytes);
  }
  if (reader === "library") {
    const { read } = await import("@e965/xlsx");
    return () => read(bytes, { type: "array", dense: true, cellFormula: false, cellHTML: false, cellStyles: true });
  }
  const { unzipSync } = await import("fflate");
  const { SaxesParser } = await import("saxes");
  /** The minimum work of any reader of the file. */
  return () => {
    const parser = new SaxesParser({ xmlns: false, position: false });
    const decoder = new TextDecoder();
    const sheet = unzipSync(bytes)["xl/sheet1.xml"]!;
    for (let at = 0; at < sheet.length; at += 65_536) {
      parser.write(decoder.decode(sheet.subarray(at, at + 65_536), { stream: true }));
    }
    parser.close();
  };
}
