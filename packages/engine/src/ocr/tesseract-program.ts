import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import type { Raster } from "../read/raw/raster.ts";
import { findLanguageData, gatherLanguageData, type GatheredData, type LanguageData } from "./language-data.ts";
import { limitConcurrency } from "./limit.ts";
import type { OcrEngine, RecogniseOptions, RecognisedWord } from "./ocr-engine.ts";
import { parseTsv } from "./parse-tsv.ts";
import { SEGMENTATION } from "./segmentation.ts";
import { toPgm } from "./to-pgm.ts";

/** A dense page takes 3–6 s of one core at 200 dpi; a call beyond this hangs. */
const MAX_MS = 120_000;
/** The table of a newspaper page is about a megabyte. */
const MAX_OUTPUT = 64 << 20;

/** With `setpriv`, if installed, the program dies with this process even if that is killed in the middle of a page. */
const LAUNCHERS: readonly (readonly string[])[] = [["setpriv", "--pdeathsig", "KILL", "tesseract"], ["tesseract"]];

/** Returns the `tesseract` program of this machine, which runs one process per image; null if there is none on the PATH. */
export async function findTesseractProgram(): Promise<OcrEngine | null> {
  for (const launcher of LAUNCHERS) {
    const listed = await list(launcher);
    // The first line names the data folder.
    const installed = listed
      .split("\n")
      .slice(1)
      .map((line) => line.trim())
      .filter((name) => name !== "");
    if (listed !== "") return new TesseractProgram(launcher, installed, await findLanguageData());
  }
  return null;
}

async function list(launcher: readonly string[]): Promise<string> {
  try {
    return await run([...launcher, "--list-langs"], null);
  } catch {
    // Not installed, or Node's permission model forbids starting programs.
    return "";
  }
}

class TesseractProgram implements OcrEngine {
  readonly name = "tesseract program";
  readonly concurrency: number = availableParallelism();
  readonly languages: readonly string[];
  readonly #limit = limitConcurrency(this.concurrency);
  readonly #launcher: readonly string[];
  readonly #installed: ReadonlySet<string>;
  readonly #data: LanguageData;
  /** Folders with data that the program itself lacks, by language. */
  readonly #folders = new Map<string, Promise<GatheredData>>();

  /**
   * @param installed - names of the program's own data
   * @param data - further languages
   */
  constructor(launcher: readonly string[], installed: readonly string[], data: LanguageData) {
    this.#launcher = launcher;
    this.#installed = new Set(installed);
    this.#data = data;
    // `osd` and `equ` are not languages.
    this.languages = [...new Set([...installed, ...data.keys()])].filter((name) => !isNoLanguage(name)).sort();
  }

  async recognise(
    image: Raster,
    { languages, layout, dpi, signal }: RecogniseOptions,
  ): Promise<readonly RecognisedWord[]> {
    const { names, folder } = await this.#locate(languages);
    const data = folder === null ? [] : ["--tessdata-dir", folder];
    const output = ["--psm", SEGMENTATION[layout], "--dpi", String(Math.round(dpi)), "-c", "tessedit_create_tsv=1"];
    const args = ["stdin", "stdout", ...data, "-l", names.join("+"), ...output];
    return parseTsv(await this.#limit(() => run([...this.#launcher, ...args], image, signal)));
  }

  async detectScript(image: Raster, { dpi, signal }: Pick<RecogniseOptions, "dpi" | "signal">): Promise<string | null> {
    if (!this.#installed.has("osd")) return null;
    const args = ["stdin", "stdout", "-l", "osd", "--psm", "0", "--dpi", String(Math.round(dpi))];
    try {
      const output = await this.#limit(() => run([...this.#launcher, ...args], image, signal));
      return /^Script: (\w+)/m.exec(output)?.[1] ?? null;
    } catch (error) {
      // It fails if it finds too few letters.
      if (error instanceof ProgramFailure) return null;
      throw error;
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const folders = [...this.#folders.values()];
    this.#folders.clear();
    for (const folder of folders) await (await folder)[Symbol.asyncDispose]();
  }

  /** The data folder for some languages: null for the program's own folder, which is used if it has all of them. */
  async #locate(languages: readonly string[]): Promise<{ names: readonly string[]; folder: string | null }> {
    const missing = languages.filter((name) => !this.#installed.has(name));
    if (missing.length === 0) return { names: languages, folder: null };
    // Languages from both places cannot be combined; the bundled ones are enough.
    const names = languages.filter((name) => this.#data.has(name));
    const key = names.join("+");
    let folder = this.#folders.get(key);
    if (folder === undefined) this.#folders.set(key, (folder = gatherLanguageData(this.#data, names, "plain")));
    return { names, folder: (await folder).folder };
  }
}

function isNoLanguage(name: string): boolean {
  return name === "osd" || name === "equ" || name === "snum";
}

/** The program exited with an error. */
class ProgramFailure extends Error {
  override readonly name = "ProgramFailure";
}

function run([command, ...args]: readonly string[], image: Raster | null, signal?: AbortSignal): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  if (signal?.aborted === true) return Promise.reject(signal.reason);
  // Threads inside Tesseract cost more than they gain: images run in parallel instead.
  const env = { ...process.env, OMP_THREAD_LIMIT: "1" };
  const child = spawn(command!, args, { env, stdio: ["pipe", "pipe", "ignore"] });
  const kill = (reason: unknown): void => {
    reject(reason);
    child.kill("SIGKILL");
  };
  const timer = setTimeout(() => kill(new ProgramFailure(`tesseract took longer than ${MAX_MS / 1000} s.`)), MAX_MS);
  const onAbort = (): void => kill(signal?.reason);
  signal?.addEventListener("abort", onAbort, { once: true });
  const output: Buffer[] = [];
  let size = 0;
  child.stdout.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > MAX_OUTPUT) kill(new ProgramFailure("tesseract wrote more than a page can hold."));
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
