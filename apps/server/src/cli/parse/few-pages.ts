import { setFlagsFromString } from "node:v8";

/**
 * Prepares this process for one small document, before PDFium is loaded. A call for one page ends before compilers and the garbage
 * collector gain back what they cost: 13 % of its processor time (docs/decisions/2026-11-26-one-file-for-a-page.md).
 */
export function expectFewPages(): void {
  // The heap does not reach the size at which V8 must collect the old generation; it would begin at a third of that.
  setFlagsFromString("--no-incremental-marking");
  setFlagsFromString("--no-sparkplug");
  // Eight times V8's default. An instance of PDFium keeps what was set when it was created.
  setFlagsFromString("--wasm-tiering-budget=104000000");
}

/** Takes back what {@link expectFewPages} set, except in PDFium. */
export function expectManyPages(): void {
  setFlagsFromString("--incremental-marking");
  setFlagsFromString("--sparkplug");
}
