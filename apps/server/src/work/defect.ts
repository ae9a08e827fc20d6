/**
 * Where an unexpected error came from, without its message: that of a parser quotes what it could not read, and what is logged
 * never holds a document's text.
 */
export function describeDefect(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames].join("\n");
}
