import type { RecogniseOptions } from "./ocr-engine.ts";
import { SEGMENTATION } from "./segmentation.ts";

/** The options of Tesseract's WebAssembly build for one image. */
export function taskOptions({ layout, dpi }: Pick<RecogniseOptions, "layout" | "dpi">): object {
  return {
    // Its messages about difficult images would go to standard error.
    debug_file: "/dev/null",
    tessedit_pageseg_mode: SEGMENTATION[layout],
    user_defined_dpi: String(Math.round(dpi)),
  };
}
