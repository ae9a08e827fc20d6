/**
 * The location of an unexpected error, without its message: a parser's message quotes what it could not read, and logs never contain a
 * document's text.
 */
export function describeDefect(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames].join("\n");
}
