import type { FunctionTable } from "./pdfium-system.ts";
import { WebAssembly } from "./web-assembly.ts";

/** Types of a signature's letters, as WebAssembly encodes them. */
const TYPES: Readonly<Record<string, number>> = { i: 0x7f, f: 0x7d, d: 0x7c };

/**
 * Puts a function into PDFium's table, so that PDFium can call it.
 *
 * @param signature - a letter of {@link TYPES} for the result, or `v` for none, then one for each parameter
 * @returns its index, which is C's pointer to it
 */
export function addCallback(
  table: FunctionTable,
  callback: (...args: number[]) => number | undefined,
  signature: string,
): number {
  const index = table.grow(1);
  table.set(index, toWebAssembly(callback, signature));
  return index;
}

const HEADER = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
/** Imports function "f" of module "e"… */
const IMPORT = [0x02, 0x07, 0x01, 0x01, 0x65, 0x01, 0x66, 0x00, 0x00];
/** … and exports it as "f". */
const EXPORT = [0x07, 0x05, 0x01, 0x01, 0x66, 0x00, 0x00];

/** A table takes only functions of WebAssembly: the function is imported into a module that exports it again. */
function toWebAssembly(callback: (...args: number[]) => number | undefined, signature: string): unknown {
  const parameters = Array.from(signature.slice(1), (letter) => TYPES[letter]!);
  const results = signature.startsWith("v") ? [] : [TYPES[signature[0]!]!];
  const type = [1, 0x60, parameters.length, ...parameters, results.length, ...results];
  const module = new WebAssembly.Module(Uint8Array.from([...HEADER, 0x01, type.length, ...type, ...IMPORT, ...EXPORT]));
  return new WebAssembly.Instance(module, { e: { f: callback } }).exports["f"];
}
