/** Longer than the name of any part that programs write. */
const MAX_CHARS = 80;

/** The name of a document's part for use in a message: names in an archive are arbitrary. */
export function namePart(name: string): string {
  return name.slice(0, MAX_CHARS).replaceAll(/[^\w./[\] -]/g, "?");
}
