import type { Warning } from "../../../document/document.ts";
import { boundariesOf } from "./boundaries.ts";

/** Fits all recipients of a mailing to thousands of people; trace fields that mail programs add are a few kilobytes. */
const MAX_FIELD_CHARS = 65_536;
/** Limit for all header fields of a message and its parts together: the parser gives up at 2 MB. */
const MAX_HEADER_CHARS = 1_000_000;
/** More parts than any real message has. */
const MAX_PARTS = 1000;
/** A message shorter than this cannot exceed any of the limits. */
const MIN_CHARS = MAX_FIELD_CHARS;

export interface BoundedMail {
  readonly bytes: Uint8Array;
  readonly warnings: readonly Warning[];
}

/**
 * Trims a message to headers and a number of parts that the parser accepts, so that an oversized message can still be read: long header fields are
 * cut; those
 * beyond the limit are dropped unless they are needed to read a part; excess parts are dropped.
 */
export function boundMail(bytes: Uint8Array): BoundedMail {
  if (bytes.length < MIN_CHARS) return { bytes, warnings: [] };
  // Latin-1 maps bytes to chars one to one, so each part keeps its own encoding.
  const message = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1");
  const headers = new HeaderBudget();
  const pieces: string[] = [];
  const boundaries = new Set<string>();
  let parts = 0;
  let at = 0;
  while (at < message.length) {
    const end = endOfHeader(message, at);
    const head = message.slice(at, end);
    for (const boundary of boundariesOf(head.slice(0, MAX_FIELD_CHARS))) boundaries.add(boundary);
    pieces.push(headers.bound(head));
    const next = nextPart(message, end, boundaries);
    pieces.push(message.slice(end, next));
    parts += 1;
    at = next;
    if (parts > MAX_PARTS) break;
    // The boundary line.
    const line = message.indexOf("\n", at) + 1;
    if (line === 0) {
      pieces.push(message.slice(at));
      break;
    }
    if (at < message.length) pieces.push(message.slice(at, line));
    at = line;
  }
  const isCut = parts > MAX_PARTS && at < message.length;
  if (!headers.isCut && !isCut) return { bytes, warnings: [] };
  return {
    bytes: Buffer.from(pieces.join(""), "latin1"),
    warnings: [...(headers.isCut ? [HEADERS_CUT] : []), ...(isCut ? [PARTS_CUT] : [])],
  };
}

const HEADERS_CUT: Warning = {
  code: "mail_headers_cut",
  message: `The headers of a message are cut: of a field ${MAX_FIELD_CHARS} chars are read, and of all together ${MAX_HEADER_CHARS}.`,
};
const PARTS_CUT: Warning = {
  code: "mail_parts_cut",
  message: `A message has more than ${MAX_PARTS} parts, and those beyond are not read.`,
};

/** Fields without which a part cannot be read or identified. */
const NEEDED = /^(?:content-(?:type|transfer-encoding|disposition|id)|mime-version|subject|from|to|date):/i;
const MAX_NEEDED_CHARS = 4096;

class HeaderBudget {
  isCut = false;
  #left: number = MAX_HEADER_CHARS;

  /** Returns the header fields that fit. @param head - includes the blank line after them */
  bound(head: string): string {
    if (head.length <= MAX_FIELD_CHARS && head.length <= this.#left) {
      this.#left -= head.length;
      return head;
    }
    const kept: string[] = [];
    // A line that begins with white space continues the field above.
    for (const field of head.split(/(?<=\n)(?![ \t])/)) {
      const isNeeded = NEEDED.test(field);
      const most = this.#left > 0 ? MAX_FIELD_CHARS : isNeeded ? MAX_NEEDED_CHARS : 0;
      const own = field.length <= most ? field : cutField(field, most);
      if (own.length < field.length && field.trim() !== "") this.isCut = true;
      this.#left -= own.length;
      kept.push(field.trim() === "" ? field : own);
    }
    return kept.join("");
  }
}

function cutField(field: string, most: number): string {
  return most === 0 ? "" : `${field.slice(0, most).trimEnd()}\r\n`;
}

/** Position after the blank line that ends the header fields starting here; the end of the message if there is none. */
function endOfHeader(message: string, from: number): number {
  if (message[from] === "\n") return from + 1;
  if (message.startsWith("\r\n", from)) return from + 2;
  BLANK_LINE.lastIndex = from;
  return BLANK_LINE.exec(message) === null ? message.length : BLANK_LINE.lastIndex;
}

const BLANK_LINE = /\n\r?\n/g;

/** Start of the next boundary line. */
function nextPart(message: string, from: number, boundaries: ReadonlySet<string>): number {
  for (let at = from; ; at += 1) {
    at = message.indexOf("--", at);
    if (at < 0) return message.length;
    if (at > 0 && message[at - 1] !== "\n") continue;
    const [line] = /^[^\r\n]*/.exec(message.slice(at + 2, at + 206))!;
    // The line that ends all parts has two extra hyphens; what follows is not read.
    if (boundaries.has(line.trimEnd())) return at;
  }
}
