import type { OcrRound, Recogniser } from "../results/ocr-result.ts";

/** Parent to child. */
export interface OcrOrder {
  readonly recogniser: Recogniser;
  readonly path: string;
}

/** Child to parent. */
export type OcrAnswer = { readonly round: OcrRound } | { readonly unavailable: string };
