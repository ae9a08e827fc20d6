// For packages that compile this one from its sources: declarations of modules cannot be imported.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./tesseract-js.d.ts" />
/**
 * The worker script of tesseract.js, which recognises text in the thread that loads it. Uses two of the six builds of its core,
 * all of which the package contains twice.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { gunzipSync } from "node:zlib";
import script, { type Core, type Task } from "tesseract.js/src/worker-script/index.js";

/** A function with a relaxed SIMD instruction: engines that do not support it reject it. */
const RELAXED_SIMD = Buffer.from("0061736d010000000105016000017b030201000a0f010d004101fd0f4102fd0ffd80020b", "hex");

let loaded: Promise<Core> | undefined;

script.setAdapter({
  getCore: () => (loaded ??= loadCore()),
  gunzip: gunzipSync,
  // Language data is in a local folder.
  fetch: () => Promise.reject(new Error("Nothing is downloaded.")),
  readCache: (path) => readFile(path),
  writeCache: () => Promise.resolve(),
  deleteCache: () => Promise.resolve(),
  checkCache: () => Promise.resolve(false),
});

/** Performs one task; tasks run one after the other. @param send - called with the messages that tesseract.js expects from a worker thread */
export function performTesseractTask(task: Task, send: (answer: object) => void): void {
  script.dispatchHandlers(task, send);
}

/** Processors without SSE 4.1 or NEON have no SIMD in WebAssembly. */
async function loadCore(): Promise<Core> {
  const { default: core } = WebAssembly.validate(RELAXED_SIMD)
    ? await import("tesseract.js-core/tesseract-core-relaxedsimd-lstm.js")
    : await import("tesseract.js-core/tesseract-core-lstm.js");
  const name = WebAssembly.validate(RELAXED_SIMD) ? "tesseract-core-relaxedsimd-lstm.wasm" : "tesseract-core-lstm.wasm";
  const wasmBinary = await readFile(locate(name));
  return (options) => core({ ...options, wasmBinary });
}

/** Next to the bundle in the package; when run from source, in the package that contains the file. */
function locate(name: string): URL | string {
  const isSource = import.meta.url.endsWith(".ts");
  return isSource
    ? createRequire(import.meta.url).resolve(`tesseract.js-core/${name}`)
    : new URL(name, import.meta.url);
}
