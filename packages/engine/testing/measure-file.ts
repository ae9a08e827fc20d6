/** Measures the cost of reading a file in its own process: `node measure-file.ts FILE` prints JSON. */
import { readFile } from "node:fs/promises";
import { renderText } from "../src/output/render-text.ts";
import { parse } from "../src/parse.ts";

const { numPages, result } = await parse(new Uint8Array(await readFile(process.argv[2] ?? "")));
const words = renderText(result).match(/\p{L}+/gu)?.length ?? 0;
const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
process.stdout.write(JSON.stringify({ pages: numPages, words, peakMb }));
