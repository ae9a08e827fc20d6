/** Header fields of a plain-text part, up to the blank line after them. */
const PLAIN_HEAD = /^content-type:\s*text\/plain[^\r\n]*(?:\r?\n[ \t][^\r\n]*)*/gim;
const FLOWED = /\bformat\s*=\s*"?flowed(?:-kept)?"?/i;
const DELETES_SPACE = /\bdelsp\s*=\s*"?yes"?/i;

/** A message whose soft line breaks are kept in its text, and a function that removes them. */
export interface FlowedMail {
  readonly bytes: Uint8Array;
  readonly unflow: (text: string) => string;
}

/**
 * Prevents the mail parser from joining lines of flowed text (RFC 3676), because it leaves quote marks inside them. If only
 * some parts are flowed, the parser joins them: their texts are returned as one.
 */
export function keepFlow(bytes: Uint8Array): FlowedMail {
  const message = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1");
  const heads = message.match(PLAIN_HEAD) ?? [];
  if (heads.length === 0 || !heads.every((head) => FLOWED.test(head))) return { bytes, unflow: (text) => text };
  const deletesSpace = heads.every((head) => DELETES_SPACE.test(head));
  const kept = message.replaceAll(PLAIN_HEAD, (head: string) => head.replace(FLOWED, "format=flowed-kept"));
  return { bytes: Buffer.from(kept, "latin1"), unflow: (text) => unflow(text, deletesSpace) };
}

/** Joins lines that end with a space to the next line of the same quote depth (RFC 3676, 4.2 and 4.5). */
export function unflow(text: string, deletesSpace: boolean): string {
  const lines: string[] = [];
  let open: { readonly depth: number; text: string } | undefined;
  for (const line of text.split(/\r?\n/)) {
    const depth = /^>*/.exec(line)![0].length;
    // Lines that begin with a space or a quote mark are stuffed with a space.
    const own = line.slice(depth).replace(/^ /, "");
    const isSignature = own === "-- ";
    if (open?.depth === depth && !isSignature) open.text += own;
    else {
      if (open !== undefined) lines.push(quoted(open));
      open = { depth, text: own };
    }
    if (!isSignature && own.endsWith(" ")) {
      if (deletesSpace) open.text = open.text.slice(0, -1);
      continue;
    }
    lines.push(quoted(open));
    open = undefined;
  }
  if (open !== undefined) lines.push(quoted(open));
  return lines.join("\n");
}

function quoted({ depth, text }: { readonly depth: number; readonly text: string }): string {
  return depth === 0 ? text : `${">".repeat(depth)} ${text}`;
}
