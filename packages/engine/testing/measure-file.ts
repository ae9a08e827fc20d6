/** Measures the cost of reading a file in its own process: `node measure-file.ts FILE` prints JSON. */
import { readFile } from "node:fs/promises";
import { parse } from "../src/parse.ts";

const bytes = new Uint8Array(await readFile(process.argv[2] ?? ""));
const start = process.cpuUsage();
const { numPages } = await parse(bytes);
const { user, system } = process.cpuUsage(start);
const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
process.stdout.write(JSON.stringify({ pages: numPages, cpuSeconds: (user + system) / 1e6, peakMb }));
