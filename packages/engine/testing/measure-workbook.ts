/** What reading a workbook costs in a process of its own: `node measure-workbook.ts ours|library FILE`; printed as JSON. */
import { readFile } from "node:fs/promises";
import { read } from "@e965/xlsx";
import { parse } from "../src/parse.ts";

const [reader, file = ""] = process.argv.slice(2);
const bytes = new Uint8Array(await readFile(file));
const start = process.cpuUsage();
if (reader === "ours") await parse(bytes);
else read(bytes, { type: "array", dense: true, cellFormula: false, cellHTML: false, cellStyles: true });
const { user, system } = process.cpuUsage(start);
const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
process.stdout.write(JSON.stringify({ cpuSeconds: (user + system) / 1e6, peakMb }));
