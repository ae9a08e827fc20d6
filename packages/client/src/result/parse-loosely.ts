/** What a text is as JSON, or `otherwise`: an object store explains itself in XML, a crash leaves half a line. */
export function parseLoosely(text: string, otherwise: unknown): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return otherwise;
  }
}
