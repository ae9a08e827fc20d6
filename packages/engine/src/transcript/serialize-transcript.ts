import { EngineError } from "../document/errors.ts";
import type { Transcript } from "./transcript.ts";

/** Incremented with every change to the format of transcripts. */
const FORMAT = 2;

/** Serialises a transcript to text, to be stored next to a parse result: about 10 kB a page. */
export function serializeTranscript(transcript: Transcript): string {
  return JSON.stringify({ format: FORMAT, transcript });
}

/** @throws {@link EngineError} `slice_unreadable` if another version wrote it, or it is damaged */
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
