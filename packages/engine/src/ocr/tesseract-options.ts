import type { RecogniseOptions } from "./ocr-engine.ts";
import { SEGMENTATION } from "./segmentation.ts";

/** The options of one picture for Tesseract's WebAssembly build. */
export function taskOptions({ layout, dpi }: Pick<RecogniseOptions, "layout" | "dpi">): object {
  return {
    // Its remarks on difficult pictures would go to standard error.
    debug_file: "/dev/null",
    tessedit_pageseg_mode: SEGMENTATION[layout],
    user_defined_dpi: String(Math.round(dpi)),
  };
}
