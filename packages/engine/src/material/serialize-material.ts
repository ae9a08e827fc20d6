import { EngineError } from "../document/errors.ts";
import type { Material } from "./material.ts";

/** Raised with every change of what a material holds. */
const FORMAT = 2;

/** A material as text, to be stored next to a parse result: about 10 kB a page. */
export function serializeMaterial(material: Material): string {
  return JSON.stringify({ format: FORMAT, material });
}

/** @throws {@link EngineError} `slice_unreadable` for what another version wrote, or is damaged */
export function deserializeMaterial(text: string): Material {
  let stored: { readonly format?: unknown; readonly material?: Material };
  try {
    stored = JSON.parse(text) as typeof stored;
  } catch (cause) {
    throw unreadable(cause);
  }
  if (stored?.format !== FORMAT || stored.material === undefined) throw unreadable();
  return stored.material;
}

function unreadable(cause?: unknown): EngineError {
  const message = "This material was written by another version, or is damaged. Read the document again.";
  return new EngineError("slice_unreadable", message, { cause });
}
