import { EngineError } from "../../../document/errors.ts";
import type { Markup } from "../../../markup/markup.ts";
import { detectKind } from "../../detect.ts";
import { markupReader, type MarkupOptions, type MarkupReader } from "../markup-readers.ts";
import { unlockOffice } from "./unlock-office.ts";

/**
 * Reads a docx, xlsx or pptx that is locked with a password.
 *
 * @throws {@link EngineError} `password_required`, `password_wrong`, `damaged_document`, `unsupported_document`
 */
export async function readLocked(bytes: Uint8Array, options: MarkupOptions): Promise<Markup> {
  const open = await unlockOffice(bytes, options.password ?? null);
  const kind = detectKind(open);
  const load = kind === "locked" ? undefined : markupReader(kind);
  if (load === undefined) {
    throw new EngineError(
      "unsupported_document",
      "What is locked in this Office document is of no format that is read.",
    );
  }
  return (await load())(open, options);
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
