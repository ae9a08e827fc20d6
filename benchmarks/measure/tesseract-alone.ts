import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { childrenCpuTimeMs } from "./cpu-time.ts";
import type { OcrAnswer } from "./ocr-order.ts";

const run = promisify(execFile);

/** The resolution at which the engine renders its pages. */
const DPI = 200;

/** Recognises images of a document's pages with the program alone, one process each; rendering the images does not count. */
export async function recogniseAlone(path: string): Promise<OcrAnswer> {
  const folder = await mkdtemp(join(tmpdir(), "docsvc-ocr-"));
  try {
    await run("pdftoppm", ["-r", String(DPI), "-gray", path, join(folder, "page")]);
    const pictures = (await readdir(folder)).sort().map((name) => join(folder, name));
    const cpu = childrenCpuTimeMs();
    const wall = performance.now();
    const texts: string[] = [];
    // As many in parallel as the engine runs.
    const lane = async (): Promise<void> => {
      for (let next = pictures.shift(); next !== undefined; next = pictures.shift()) {
        const env = { ...process.env, OMP_THREAD_LIMIT: "1" };
        texts.push((await run("tesseract", [next, "-", "--psm", "3"], { env })).stdout);
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, lane));
    const wallMs = Math.round(performance.now() - wall);
    const characters = texts.reduce((sum, text) => sum + text.length, 0);
    return { round: { wallMs, cpuMs: Math.round(childrenCpuTimeMs() - cpu), characters } };
  } finally {
    await rm(folder, { recursive: true });
  }
}
