import { boundariesOf } from "./boundaries.ts";
import { guessEncoding } from "../text/guess-encoding.ts";

/** Header fields of a text part or text message, up to the blank line after them. */
const TEXT_HEAD = /^content-type:\s*text\/(?:plain|html)[^\r\n]*(?:\r?\n[ \t][^\r\n]*)*/gim;
const CHARSET = /charset\s*=\s*"?([^";\s]+)"?/i;
/** Charset names that programs write whatever the content is. */
const CARELESS = /^(?:us-ascii|ascii|utf-?8|iso-8859-1|unknown.*|x-unknown|default)$/i;

/** Length of text that is enough to detect its encoding. */
const SAMPLE = 65_536;
/** More than real messages have, so that a crafted message costs no more. */
const MAX_HEADS = 500;

/**
 * Declares the encoding of text with non-ASCII bytes whose header declares none, or declares
 * one in which the bytes are invalid: UTF-8 if valid, otherwise a guess.
 *
 * @param isSavedAgain - declared encodings are not to be trusted
 */
export function withTrueCharsets(bytes: Uint8Array, isSavedAgain: boolean = false): Uint8Array {
  if (!bytes.some((byte) => byte > 0x7f)) return bytes;
  let heads = 0;
  // Latin-1 maps bytes to chars one to one, so each part keeps its own encoding.
  const message = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1");
  const boundaries = boundariesOf(message);
  const typed = withType(message);
  const corrected = typed.replaceAll(TEXT_HEAD, (head: string, at: number) => {
    heads += 1;
    if (heads > MAX_HEADS) return head;
    const named = CHARSET.exec(head)?.[1];
    if (named !== undefined && !isSavedAgain && !CARELESS.test(named)) return head;
    const charset = charsetOf(bodyBelow(typed, at + head.length, boundaries));
    if (charset === undefined) return head;
    return `${named === undefined ? head : head.replace(CHARSET, "").replace(/;\s*(?=;|$)/, "")}; charset="${charset}"`;
  });
  return corrected === message ? bytes : Buffer.from(corrected, "latin1");
}

/** Gives a message without a content type that of plain text, which it has by default (RFC 2045, 5.2). */
function withType(message: string): string {
  const [head = "", blank = ""] = /^(?:[^\r\n]+\r?\n)+(?=(\r?\n))/.exec(message) ?? [];
  if (head === "" || /^content-type:/im.test(head)) return message;
  return `${head}Content-Type: text/plain${blank}${message.slice(head.length)}`;
}

/** The beginning of the text after the header, up to the end of the part. */
function bodyBelow(message: string, from: number, boundaries: ReadonlySet<string>): string {
  const [, ...below] = message.slice(from, from + SAMPLE).split(/(?<=\n)\r?\n/);
  const body = below.join("\n");
  for (const { index, 1: line } of body.matchAll(/^--([^\r\n]{1,202})/gm)) {
    // The line that ends all parts has two extra hyphens.
    if (boundaries.has(line!.trimEnd()) || boundaries.has(line!.trimEnd().replace(/--$/, ""))) {
      return body.slice(0, index);
    }
  }
  return body;
}

/** Undefined if the text is ASCII. */
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
