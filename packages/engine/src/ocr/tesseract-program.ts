import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import type { Raster } from "../read/raster.ts";
import { limitConcurrency } from "./limit.ts";
import type { OcrEngine, RecogniseOptions, RecognisedWord } from "./ocr-engine.ts";
import { parseTsv } from "./parse-tsv.ts";
import { SEGMENTATION } from "./segmentation.ts";
import { toPgm } from "./to-pgm.ts";

/** A dense page takes 3–6 s of one core at 200 dpi; a call beyond this hangs. */
const MOST_MS = 120_000;
/** The table of a newspaper page has about a megabyte. */
const MOST_OUTPUT = 64 << 20;

/** Where the machine has it, the program dies with this process also when that is killed in the middle of a page. */
const LAUNCHERS: readonly (readonly string[])[] = [["setpriv", "--pdeathsig", "KILL", "tesseract"], ["tesseract"]];

/** The `tesseract` program of the machine, one process a picture; null where there is none on the PATH. */
export async function findTesseractProgram(): Promise<OcrEngine | null> {
  for (const launcher of LAUNCHERS) {
    const listed = await list(launcher);
    // The first line says where the data lie; `osd` and `equ` are no languages.
    const all = listed
      .split("\n")
      .slice(1)
      .map((line) => line.trim());
    const languages = all.filter((name) => name !== "" && name !== "osd" && name !== "equ").sort();
    if (languages.length > 0) return new TesseractProgram(launcher, languages);
  }
  return null;
}

async function list(launcher: readonly string[]): Promise<string> {
  try {
    return await run([...launcher, "--list-langs"], null);
  } catch {
    // Not there, or Node's permission model forbids to start programs.
    return "";
  }
}

class TesseractProgram implements OcrEngine {
  readonly name = "tesseract program";
  readonly concurrency: number = availableParallelism();
  readonly languages: readonly string[];
  readonly #limit = limitConcurrency(this.concurrency);

  readonly #launcher: readonly string[];

  constructor(launcher: readonly string[], languages: readonly string[]) {
    this.#launcher = launcher;
    this.languages = languages;
  }

  async recognise(
    image: Raster,
    { languages, layout, dpi, signal }: RecogniseOptions,
  ): Promise<readonly RecognisedWord[]> {
    const args = ["-l", languages.join("+"), "--psm", SEGMENTATION[layout], "--dpi", String(Math.round(dpi)), "tsv"];
    return parseTsv(await this.#limit(() => run([...this.#launcher, "stdin", "stdout", ...args], image, signal)));
  }

  [Symbol.asyncDispose](): Promise<void> {
    return Promise.resolve();
  }
}

/** The program ended with an error of its own. */
class ProgramFailure extends Error {
  override readonly name = "ProgramFailure";
}

function run([command, ...args]: readonly string[], image: Raster | null, signal?: AbortSignal): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  if (signal?.aborted === true) return Promise.reject(signal.reason);
  // Threads inside Tesseract cost more than they bring: pictures run side by side instead.
  const env = { ...process.env, OMP_THREAD_LIMIT: "1" };
  const child = spawn(command!, args, { env, stdio: ["pipe", "pipe", "ignore"] });
  const kill = (reason: unknown): void => {
    reject(reason);
    child.kill("SIGKILL");
  };
  const timer = setTimeout(() => kill(new ProgramFailure(`tesseract took longer than ${MOST_MS / 1000} s.`)), MOST_MS);
  const onAbort = (): void => kill(signal?.reason);
  signal?.addEventListener("abort", onAbort, { once: true });
  const output: Buffer[] = [];
  let size = 0;
  child.stdout.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > MOST_OUTPUT) kill(new ProgramFailure("tesseract wrote more than a page can hold."));
    else output.push(chunk);
  });
  child.on("error", kill);
  child.on("close", (code) => {
    clearTimeout(timer);
    signal?.removeEventListener("abort", onAbort);
    if (code === 0) resolve(Buffer.concat(output).toString("utf8"));
    else reject(new ProgramFailure(`tesseract ended with exit code ${code}.`));
  });
  // A program that ends early breaks the pipe; its exit code says why.
  child.stdin.on("error", () => undefined);
  child.stdin.end(image === null ? undefined : toPgm(image));
  return promise;
}
