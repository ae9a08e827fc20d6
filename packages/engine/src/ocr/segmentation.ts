import type { PictureLayout } from "./ocr-engine.ts";

/** Tesseract's page segmentation modes: automatic, one uniform block, sparse text. */
export const SEGMENTATION: Readonly<Record<PictureLayout, "3" | "6" | "11">> = {
  page: "3",
  grid: "6",
  scattered: "11",
};
