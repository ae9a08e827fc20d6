import { platform } from "#platform";
import type { OcrEngine } from "./ocr-engine.ts";
import { findTesseractProgram } from "./tesseract-program.ts";

/** An engine without work for so long gives its memory back. A page of WebAssembly workers holds 150 MB each. */
const IDLE_MS = 30_000;

let shared: Promise<OcrEngine> | undefined;
let users = 0;
let idle: NodeJS.Timeout | undefined;

/** The engine of this thread, in use until it is disposed of. */
export interface BorrowedEngine extends Disposable {
  readonly engine: OcrEngine;
}

/**
 * Gives the engine of this thread: the machine's Tesseract program where there is one, else Tesseract as WebAssembly.
 * The same pages cost the program two thirds of the time, and it starts at once.
 */
export async function borrowEngine(): Promise<BorrowedEngine> {
  clearTimeout(idle);
  shared ??= choose();
  users++;
  let borrowed = true;
  const release = (): void => {
    if (!borrowed) return;
    borrowed = false;
    users--;
    if (users === 0) idle = setTimeout(() => void shutDown(), IDLE_MS).unref();
  };
  try {
    return { engine: await shared, [Symbol.dispose]: release };
  } catch (error) {
    shared = undefined;
    release();
    throw error;
  }
}

async function choose(): Promise<OcrEngine> {
  // Loaded on first need: the WebAssembly build and its data are 20 MB that most documents never touch.
  const program = await findTesseractProgram();
  if (program !== null) return program;
  return platform.canStartThreads()
    ? (await import("./tesseract-wasm.ts")).loadTesseractWasm()
    : (await import("./tesseract-here.ts")).loadTesseractHere();
}

async function shutDown(): Promise<void> {
  const engine = await shared;
  if (users > 0) return;
  shared = undefined;
  await engine?.[Symbol.asyncDispose]();
}
