/** More than any program's names of parts have. */
const MAX_CHARS = 80;

/** A part of a document for a message: names in an archive are whatever its maker wrote. */
export function namePart(name: string): string {
  return name.slice(0, MAX_CHARS).replaceAll(/[^\w./[\] -]/g, "?");
}
