import { platform } from "#platform";
import type { OcrEngine } from "./ocr-engine.ts";
import { findTesseractProgram } from "./tesseract-program.ts";

/** An engine that is idle for this long is closed to free its memory: each WebAssembly worker takes 150 MB. */
const IDLE_MS = 30_000;

let shared: Promise<OcrEngine> | undefined;
let users = 0;
let idle: NodeJS.Timeout | undefined;

/** The engine of this thread, which stays in use until it is disposed of. */
export interface BorrowedEngine extends Disposable {
  readonly engine: OcrEngine;
}

/**
 * Returns the engine of this thread: the installed Tesseract program, otherwise Tesseract as WebAssembly.
 * The program takes two thirds of the time for the same pages, and starts at once.
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
  // Loaded when first needed: most documents never use the WebAssembly build and its data, which are 20 MB.
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
