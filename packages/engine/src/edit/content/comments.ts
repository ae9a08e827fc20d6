import { type Splice, spliceBytes } from "./splice.ts";
import { readOperations } from "./read-operations.ts";

/** Positions of the comments in a content stream (ISO 32000-2, 7.2.4). No page shows them, and they can contain any text. */
export function commentsOf(bytes: Uint8Array): readonly { readonly start: number; readonly end: number }[] {
  const comments: { start: number; end: number }[] = [];
  if (!bytes.includes(0x25)) return comments;
  const operations = readOperations(bytes, (start, end) => comments.push({ start, end }));
  while (operations.next().done !== true);
  return comments;
}

/** A content stream without its comments; null if it has none. */
export function withoutComments(bytes: Uint8Array): Uint8Array | null {
  const splices = commentsOf(bytes).map(({ start, end }): Splice => ({ start, end, by: "" }));
  return splices.length === 0 ? null : spliceBytes(bytes, splices);
}
