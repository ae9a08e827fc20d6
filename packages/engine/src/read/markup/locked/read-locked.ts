import { EngineError } from "../../../document/errors.ts";
import type { MarkupReader } from "../markup-reader.ts";
import { unlockOffice } from "./unlock-office.ts";

/** A reader that meets a lock inside of the file, as xls has it, and reads on with the password where one is given. */
export function unlocking(read: MarkupReader): MarkupReader {
  return async (bytes, options) => {
    try {
      return await read(bytes, options);
    } catch (error) {
      if (!EngineError.isInstance(error) || error.code !== "password_required") throw error;
      return read(await unlockOffice(bytes, options.password ?? null), options);
    }
  };
}

/** Refuses a document of rights management (RMS, IRM): whoever may read it is asked of a server, and no password opens it. */
export function refuseRights(): never {
  throw new EngineError(
    "document_encrypted",
    "This document is protected by rights management (RMS), which no password opens; save it without protection and use that.",
  );
}
