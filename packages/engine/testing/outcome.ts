import { EngineError, type EngineErrorCode } from "../src/document/errors.ts";
import { parse } from "../src/parse.ts";

/** Returns whether a document was read or refused with one clear error. Anything else is a defect and is thrown. */
export async function outcomeOf(bytes: Uint8Array): Promise<"read" | EngineErrorCode> {
  try {
    await parse(bytes, {}, { ocr: "off" });
    return "read";
  } catch (error) {
    if (EngineError.isInstance(error)) return error.code;
    throw error;
  }
}
