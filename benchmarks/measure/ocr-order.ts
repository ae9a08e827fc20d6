import type { OcrRound, Recogniser } from "../results/ocr-result.ts";

/** From parent to child. */
export interface OcrOrder {
  readonly recogniser: Recogniser;
  readonly path: string;
}

/** From child to parent. */
export type OcrAnswer = { readonly round: OcrRound } | { readonly unavailable: string };
