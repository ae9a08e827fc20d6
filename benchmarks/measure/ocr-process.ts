/** Started by `ocr-run.ts`: recognises the pages of one document as images, with the given recogniser. */
import { readFile } from "node:fs/promises";
import { parse } from "@docsvc/engine";
import { recogniseAlone } from "./tesseract-alone.ts";
import type { Recogniser } from "../results/ocr-result.ts";
import { childrenCpuTimeMs, cpuTimeMs } from "./cpu-time.ts";
import type { OcrAnswer, OcrOrder } from "./ocr-order.ts";

const order = await new Promise<OcrOrder>((resolve) =>
  process.once("message", (message) => resolve(message as OcrOrder)),
);
// Without the program on its PATH the engine uses WebAssembly, as on a machine that has no program.
if (order.recogniser === "wasm") process.env["PATH"] = "";
const bytes = await readFile(order.path);
if (order.recogniser === "alone") printAnswer(await recogniseAlone(order.path).catch(unavailable));
else await measure();

async function measure(): Promise<void> {
  const first = await recognise({ start: 1, end: 1 });
  const used: Recogniser = childrenCpuTimeMs() > 0 ? "program" : "wasm";
  if (used !== order.recogniser || first === 0) {
    printAnswer({ unavailable: `the recogniser "${order.recogniser}" is not to be had here.` });
  } else {
    const cpu = cpuTimeMs();
    const wall = performance.now();
    const characters = await recognise(null);
    const round = { wallMs: Math.round(performance.now() - wall), cpuMs: Math.round(cpuTimeMs() - cpu), characters };
    printAnswer({ round });
  }
}

async function recognise(pages: { readonly start: number; readonly end: number } | null): Promise<number> {
  const { result } = await parse(bytes, { settings: { extraction_mode: "ocr", page_range: pages } });
  return result.chunks.reduce((sum, chunk) => sum + chunk.content.length, 0);
}

function unavailable(error: Error): OcrAnswer {
  return { unavailable: error.message };
}

function printAnswer(answer: OcrAnswer): void {
  process.send!(answer, () => process.exit(0));
}
