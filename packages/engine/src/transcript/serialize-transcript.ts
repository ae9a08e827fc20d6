import { EngineError } from "../document/errors.ts";
import type { Transcript } from "./transcript.ts";

/** Raised with every change of what a transcript holds. */
const FORMAT = 2;

/** A transcript as text, to be stored next to a parse result: about 10 kB a page. */
export function serializeTranscript(transcript: Transcript): string {
  return JSON.stringify({ format: FORMAT, transcript });
}

/** @throws {@link EngineError} `slice_unreadable` for what another version wrote, or is damaged */
export function deserializeTranscript(text: string): Transcript {
  let stored: { readonly format?: unknown; readonly transcript?: Transcript };
  try {
    stored = JSON.parse(text) as typeof stored;
  } catch (cause) {
    throw unreadable(cause);
  }
  if (stored?.format !== FORMAT || stored.transcript === undefined) throw unreadable();
  return stored.transcript;
}

function unreadable(cause?: unknown): EngineError {
  const message = "This transcript was written by another version, or is damaged. Read the document again.";
  return new EngineError("slice_unreadable", message, { cause });
}
