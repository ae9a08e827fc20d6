import { EngineError } from "../../../document/errors.ts";
import { detectKind, type DocumentKind } from "../../detect.ts";
import type { MarkupReader } from "../markup-reader.ts";
import { unlockOffice } from "./unlock-office.ts";

/**
 * A reader of a docx, xlsx or pptx that is locked with a password.
 *
 * @param readerOf - the reader of what is found under the lock
 * @throws {@link EngineError} `password_required`, `password_wrong`, `damaged_document`, `unsupported_document`
 */
export function readLocked(readerOf: (kind: DocumentKind) => (() => Promise<MarkupReader>) | undefined): MarkupReader {
  return async (bytes, options) => {
    const open = await unlockOffice(bytes, options.password ?? null);
    const kind = detectKind(open);
    const load = kind === "locked" ? undefined : readerOf(kind);
    if (load === undefined) {
      throw new EngineError(
        "unsupported_document",
        "What is locked in this Office document is of no format that is read.",
      );
    }
    return (await load())(open, options);
  };
}

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
