export interface Announcement {
  readonly url: string;
  /** The path of a link that signs in to the studio once; undefined if no studio is served. */
  readonly signIn: string | undefined;
  /** The location of the data, as the user named it. */
  readonly place: string;
  /** The key that this start created. It is printed only here. */
  readonly newKey: string | undefined;
  /** A key that may be printed: the new one, or one that the caller wants to see. */
  readonly shownKey: string | undefined;
  /** Whether `DOCSVC_API_KEY` presets a key, which is not printed. */
  readonly isPreset: boolean;
  /** The command that creates another key. */
  readonly createKey: string;
  /** A document on this machine for the example line. */
  readonly document: string | undefined;
  /** Another server that was started with the service: its name and address. */
  readonly also?: { readonly name: string; readonly url: string } | undefined;
}

/** The last lines of a start: the addresses, the key or how to get one, and an example line to paste. */
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

/** Quotes a path for a shell, if needed. */
function quotePath(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
}
