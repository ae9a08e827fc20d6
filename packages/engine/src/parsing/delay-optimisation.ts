import { setFlagsFromString } from "node:v8";

/**
 * Has V8 optimise what runs very often, and nothing else. It holds for all code of the process: call it in one that parses documents and
 * does little besides, before it begins. Where it is not called, V8's own settings are.
 *
 * Optimising compilers take a fifth of the processor time of 1,700 pages, and most of the functions that they compile do not run long enough
 * afterwards to give that back: 6 to 9 % less time with these settings, on 99 one-page documents 11 % (docs/decisions/2026-11-21-cost-of-a-page.md).
 */
export function delayOptimisation(): void {
  // Ten times V8's own numbers, counted in calls of a function's whole code: for the quick compiler, and for the thorough one.
  setFlagsFromString("--invocation-count-for-maglev=4000");
  setFlagsFromString("--invocation-count-for-turbofan=30000");
  // A third of V8's own bytes: the same small functions are compiled into fewer others.
  setFlagsFromString("--max-inlined-bytecode-size-cumulative=300");
  // PDFium's loops are compiled as they are: with copies of their bodies its code is a tenth longer, and no faster.
  setFlagsFromString("--no-wasm-loop-unrolling");
  setFlagsFromString("--no-wasm-loop-peeling");
  // A page calls a few hundred of PDFium's nine thousand functions: each is checked when it is first called, not all before the first page.
  setFlagsFromString("--wasm-lazy-validation");
}
