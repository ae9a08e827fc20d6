export interface Announcement {
  readonly url: string;
  /** What follows the address in a link that signs in to the studio once; undefined where no studio is served. */
  readonly signIn: string | undefined;
  /** Where data lies, as the person named it. */
  readonly place: string;
  /** The key that this start made: it is printed here and never again. */
  readonly newKey: string | undefined;
  /** A key that may be printed: that of this start, or one that the caller wants to see. */
  readonly shownKey: string | undefined;
  /** Whether `DOCSVC_API_KEY` presets a key, which is not printed. */
  readonly isPreset: boolean;
  /** What makes another key. */
  readonly createKey: string;
  /** A document on this machine for the line that can be pasted. */
  readonly document: string | undefined;
  /** What else was started next to the service: a name and an address. */
  readonly also?: { readonly name: string; readonly url: string } | undefined;
}

/** What a person needs next, as the last lines of a start: addresses, the key or how to get one, and a line that can be pasted. */
export function announce(start: Announcement): string {
  const { url, signIn, place, newKey, shownKey, isPreset, createKey, document, also } = start;
  const preset = isPreset ? "the one in DOCSVC_API_KEY" : `${createKey}  (makes another)`;
  const key = shownKey === undefined ? preset : `${shownKey}${newKey === undefined ? "" : "  (shown this once)"}`;
  const bearer = `-H "Authorization: Bearer ${shownKey ?? (isPreset ? "$DOCSVC_API_KEY" : "$KEY")}"`;
  const line =
    document === undefined
      ? `curl -s ${url}/jobs ${bearer}`
      : `curl -s ${url}/upload ${bearer} -F file=@${quotePath(document)}`;
  return [
    `docsvc listens on ${url}, and keeps its data in ${place}. Ctrl-C stops it.`,
    "",
    ...(signIn === undefined ? [] : [`  Studio      ${url}${signIn}  (signs in once)`]),
    ...(also === undefined ? [] : [`  ${also.name.padEnd(11)} ${also.url}`]),
    `  Reference   ${url}/docs`,
    `  API key     ${key}`,
    `  Try it      ${line}`,
    "",
  ].join("\n");
}

/** For a shell; what needs no quotes is left as it is. */
function quotePath(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
}
