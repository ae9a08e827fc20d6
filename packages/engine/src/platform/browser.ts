import { Unzlib } from "fflate";
import type { Platform } from "./platform.ts";

// For browsers without explicit resource management: each class that uses these symbols imports this file, so they are defined before the class is.
for (const name of ["dispose", "asyncDispose"] as const) {
  if (!(name in Symbol)) Object.defineProperty(Symbol, name, { value: Symbol.for(`Symbol.${name}`) });
}

/** Location of PDFium's WebAssembly file, or the file itself. */
export type PdfiumFile = string | URL | ArrayBuffer;

let pdfium: PdfiumFile | undefined;

/** Sets the location of PDFium's WebAssembly file, which is fetched once, before the first document is opened. */
export function usePdfium(file: PdfiumFile): void {
  pdfium = file;
}

/** The platform of every browser. */
export const platform: Platform = {
  readPdfium: async () => {
    if (pdfium === undefined) throw new Error("Say where PDFium's file is first: usePdfium(address).");
    if (pdfium instanceof ArrayBuffer) return pdfium;
    const response = await fetch(pdfium);
    if (!response.ok) throw new Error(`PDFium's file cannot be loaded: ${response.status}.`);
    return await response.arrayBuffer();
  },
  latin1: (bytes) => {
    let text = "";
    for (let at = 0; at < bytes.length; at += MAX_ARGUMENTS) {
      text += String.fromCharCode(...bytes.subarray(at, at + MAX_ARGUMENTS));
    }
    return text;
  },
  findBytes: (bytes, text, from = 0) => {
    const first = text.charCodeAt(0);
    for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
      if (matchesAt(bytes, text, at)) return at;
    }
    return -1;
  },
  findLastBytes: (bytes, text, last) => {
    const first = text.charCodeAt(0);
    let at = bytes.lastIndexOf(first, last);
    while (at >= 0 && !matchesAt(bytes, text, at)) at = at === 0 ? -1 : bytes.lastIndexOf(first, at - 1);
    return at;
  },
  inflate,
  // The text of a page is short enough to be its own digest.
  digest: (text) => text,
  takeTurns: async () =>
    // A timer waits 4 ms each time; a message does not.
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => {
        port1.close();
        resolve();
      });
      port1.start();
      port2.postMessage(null);
    }),
  canStartThreads: () => true,
  spills: null,
};

/** Every browser accepts at least some ten thousand arguments in a call. */
const MAX_ARGUMENTS = 4096;

function matchesAt(bytes: Uint8Array, text: string, at: number): boolean {
  for (let index = 1; index < text.length; index++) if (bytes[at + index] !== text.charCodeAt(index)) return false;
  return true;
}

/** Larger than a stored block, so that each piece yields output until the end of the stream. */
const PIECE = 1 << 17;

function inflate(bytes: Uint8Array, most: number): Uint8Array {
  const pieces: Uint8Array[] = [];
  let length = 0;
  let before = -1;
  const stream = new Unzlib((piece) => {
    pieces.push(piece);
    length += piece.length;
  });
  for (let at = 0; at < bytes.length && length > before; at += PIECE) {
    before = length;
    stream.push(bytes.subarray(at, at + PIECE));
    if (length > most) throw new RangeError(`The stream holds more than ${most} bytes.`);
  }
  return concatenate(pieces, length);
}

function concatenate(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
