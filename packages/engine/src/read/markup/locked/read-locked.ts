import { EngineError } from "../../../document/errors.ts";
import type { MarkupReader } from "../markup-reader.ts";
import { unlockOffice } from "./unlock-office.ts";

/** Wraps a reader so that it handles a lock inside the file, as in xls: if a password is given, it unlocks the file and reads it. */
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

/** Refuses a document with rights management (RMS, IRM): a server decides who may read it, and no password opens it. */
export function refuseRights(): never {
  throw new EngineError(
    "document_encrypted",
    "This document is protected by rights management (RMS), which no password opens; save it without protection and use that.",
  );
}
