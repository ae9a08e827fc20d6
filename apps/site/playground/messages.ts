/** Messages between the page and the worker. */
import type { EngineErrorCode } from "@docsvc/engine/browser";
import type { FullResult } from "@docsvc/openapi";

export type Order =
  | {
      readonly kind: "read";
      /** PDFium's WebAssembly file. */
      readonly pdfium: ArrayBuffer;
      readonly bytes: Uint8Array<ArrayBuffer>;
      readonly password: string | null;
    }
  /** Only after a document was read. */
  | { readonly kind: "draw"; readonly page: number; readonly width: number };

export type Answer =
  | { readonly kind: "progress"; readonly done: number; readonly total: number }
  | { readonly kind: "read"; readonly reading: Reading }
  | { readonly kind: "failed"; readonly code: EngineErrorCode | null; readonly message: string }
  | { readonly kind: "drawn"; readonly page: number; readonly width: number; readonly image: Blob | null };

/** The result of reading a document. */
export interface Reading {
  readonly result: FullResult;
  readonly markdown: string;
  readonly seconds: number;
}
