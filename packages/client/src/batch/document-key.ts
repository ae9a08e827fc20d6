import type { DocumentSource } from "../files/document.ts";
import { isInline } from "../files/inline.ts";

/** The name of a document in a checkpoint. If several documents have the same name, the later ones get a number. */
export function keyOf(
  input: DocumentSource,
  index: number,
  give: ((input: DocumentSource, index: number) => string) | undefined,
  seen: Map<string, number>,
): string {
  const key = give?.(input, index) ?? ownName(input) ?? `#${index}`;
  const count = (seen.get(key) ?? 0) + 1;
  seen.set(key, count);
  return count === 1 ? key : `${key}#${count}`;
}

function ownName(input: DocumentSource): string | undefined {
  if (typeof input === "string" || input instanceof URL) {
    const text = String(input);
    // A document in base64 has no name.
    return isInline(text) ? undefined : text;
  }
  const { name, file_id, job_id } = input as { name?: string; file_id?: string; job_id?: string };
  return typeof input === "function" ? undefined : (name ?? file_id ?? job_id);
}
