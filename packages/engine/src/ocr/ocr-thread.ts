/**
 * The thread that recognises text: that of tesseract.js, with the two builds of its core that are used instead of all six, each of which
 * the package has twice.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { parentPort } from "node:worker_threads";
import { gunzipSync } from "node:zlib";
import thread, { type Core, type Task } from "tesseract.js/src/worker-script/index.js";

/** A function with an instruction of relaxed SIMD: engines that know none refuse it. */
const RELAXED_SIMD = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 15, 1, 13, 0, 65, 1, 253, 15, 65, 2],
  ...[253, 15, 253, 128, 2, 11],
);

let loaded: Promise<Core> | undefined;

thread.setAdapter({
  getCore: () => (loaded ??= loadCore()),
  gunzip: gunzipSync,
  // Language data lie in a folder of this machine.
  fetch: () => Promise.reject(new Error("Nothing is downloaded.")),
  readCache: (path) => readFile(path),
  writeCache: () => Promise.resolve(),
  deleteCache: () => Promise.resolve(),
  checkCache: () => Promise.resolve(false),
});
parentPort?.on("message", (task: Task) => thread.dispatchHandlers(task, (answer) => parentPort?.postMessage(answer)));

/** Processors without SSE 4.1 or NEON have no SIMD in WebAssembly. */
async function loadCore(): Promise<Core> {
  const { default: core } = WebAssembly.validate(RELAXED_SIMD)
    ? await import("tesseract.js-core/tesseract-core-relaxedsimd-lstm.js")
    : await import("tesseract.js-core/tesseract-core-lstm.js");
  const name = WebAssembly.validate(RELAXED_SIMD) ? "tesseract-core-relaxedsimd-lstm.wasm" : "tesseract-core-lstm.wasm";
  const wasmBinary = await readFile(locate(name));
  return (options) => core({ ...options, wasmBinary });
}

/** Beside this file in the package; where the sources run, in the package that it is of. */
function locate(name: string): URL | string {
  const isSource = import.meta.url.endsWith(".ts");
  return isSource
    ? createRequire(import.meta.url).resolve(`tesseract.js-core/${name}`)
    : new URL(name, import.meta.url);
}
