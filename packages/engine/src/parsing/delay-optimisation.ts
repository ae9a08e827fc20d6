import { setFlagsFromString } from "node:v8";

/**
 * Makes V8 optimise only what runs very often. This affects all code of the process: call it at the start of a process that mainly parses
 * documents. If it is not called, V8's defaults apply.
 *
 * Optimising compilers take a fifth of the processor time of 1,700 pages, and most of the functions that they compile do not run long enough
 * afterwards to gain that back: 6 to 9 % less time with these settings, on 99 one-page documents 11 % (docs/decisions/2026-11-21-cost-of-a-page.md).
 */
export function delayOptimisation(): void {
  // Ten times V8's defaults, in calls of the whole code of a function: for the quick compiler, and for the thorough one.
  setFlagsFromString("--invocation-count-for-maglev=4000");
  setFlagsFromString("--invocation-count-for-turbofan=30000");
  // A third of V8's default in bytes: the same small functions are inlined into fewer others.
  setFlagsFromString("--max-inlined-bytecode-size-cumulative=300");
  // No unrolling of PDFium's loops: it makes the code a tenth longer, and no faster.
  setFlagsFromString("--no-wasm-loop-unrolling");
  setFlagsFromString("--no-wasm-loop-peeling");
  // A page calls a few hundred of PDFium's nine thousand functions: each is validated when it is first called, instead of all before the first page.
  setFlagsFromString("--wasm-lazy-validation");
}
