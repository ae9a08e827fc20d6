import { boundariesOf } from "./boundaries.ts";
import { guessEncoding } from "../text/guess-encoding.ts";

/** Header fields of a message or of a part of it that say it is text, up to the blank line below them. */
const TEXT_HEAD = /^content-type:\s*text\/(?:plain|html)[^\r\n]*(?:\r?\n[ \t][^\r\n]*)*/gim;
const CHARSET = /charset\s*=\s*"?([^";\s]+)"?/i;
/** Names that programs write of all mail, whatever is in it. */
const CARELESS = /^(?:us-ascii|ascii|utf-?8|iso-8859-1|unknown.*|x-unknown|default)$/i;

/** How much of a text is enough to detect its encoding. */
const SAMPLE = 65_536;
/** More parts than people send, so that a made message costs no more than others. */
const MAX_HEADS = 500;

/**
 * Names the encoding of text that is in a message as bytes beyond ASCII and whose header does not name it, or names
 * one that the bytes are not of: as UTF-8 where it is, else as it is guessed.
 *
 * @param isSavedAnew - no name of an encoding is to be trusted
 */
export function withTrueCharsets(bytes: Uint8Array, isSavedAnew: boolean = false): Uint8Array {
  if (!bytes.some((byte) => byte > 0x7f)) return bytes;
  let heads = 0;
  // Bytes and chars are the same in Latin-1, so that each part keeps its own encoding.
  const message = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1");
  const boundaries = boundariesOf(message);
  const corrected = message.replaceAll(TEXT_HEAD, (head: string, at: number) => {
    heads += 1;
    if (heads > MAX_HEADS) return head;
    const named = CHARSET.exec(head)?.[1];
    if (named !== undefined && !isSavedAnew && !CARELESS.test(named)) return head;
    const charset = charsetOf(bodyBelow(message, at + head.length, boundaries));
    if (charset === undefined) return head;
    return `${named === undefined ? head : head.replace(CHARSET, "").replace(/;\s*(?=;|$)/, "")}; charset="${charset}"`;
  });
  return corrected === message ? bytes : Buffer.from(corrected, "latin1");
}

/** The beginning of the text below the header, up to the end of the part. */
function bodyBelow(message: string, from: number, boundaries: ReadonlySet<string>): string {
  const [, ...below] = message.slice(from, from + SAMPLE).split(/(?<=\n)\r?\n/);
  const body = below.join("\n");
  for (const { index, 1: line } of body.matchAll(/^--([^\r\n]{1,202})/gm)) {
    // The line that ends all parts has two hyphens more.
    if (boundaries.has(line!.trimEnd()) || boundaries.has(line!.trimEnd().replace(/--$/, ""))) {
      return body.slice(0, index);
    }
  }
  return body;
}

/** Undefined where the text is ASCII. */
function charsetOf(body: string): string | undefined {
  const bytes = Buffer.from(body, "latin1");
  if (!bytes.some((byte) => byte > 0x7f)) return undefined;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return "utf-8";
  } catch {
    return guessEncoding(bytes);
  }
}
