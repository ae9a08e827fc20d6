/** Parses a text as JSON; returns `otherwise` if it is not JSON. Object stores send errors as XML, and a crash leaves half a line. */
export function parseLoosely(text: string, otherwise: unknown): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return otherwise;
  }
}
