import type { MarkupBlock } from "../../../markup-layout/markup.ts";
import { htmlBlocks, type HtmlOptions } from "../html/read-html.ts";

/** Header fields of a message. */
export interface MessageHead {
  readonly subject: string | undefined;
  /** Names and values that are shown, in their order; empty ones are left out. */
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** The subject as title, and a key value a field. */
export function headBlocks({ subject, fields }: MessageHead): readonly MarkupBlock[] {
  const title = (subject ?? "").trim();
  return [
    ...(title === "" ? [] : [{ type: "Title" as const, level: 1, text: title }]),
    ...fields.flatMap(([name, value]): MarkupBlock[] =>
      value === "" ? [] : [{ type: "Key Value", text: `${name}: ${value}` }],
    ),
  ];
}

/** A person as a header field names them. */
export function personText(name: string | undefined, address: string | undefined): string {
  return name === "" || name === undefined || name === address ? (address ?? "") : `${name} <${address ?? ""}>`;
}

/** Of the alternatives the one that says more: a page often holds tables, and its text stands for programs without pages. */
export function fullerBlocks(
  html: string | undefined,
  plain: readonly MarkupBlock[],
  options: HtmlOptions,
): readonly MarkupBlock[] {
  const page = html === undefined ? [] : htmlBlocks(html, options);
  return lengthOf(page) * 2 >= lengthOf(plain) ? page : plain;
}

/** Chars of what blocks say. */
export function lengthOf(blocks: readonly MarkupBlock[]): number {
  let length = 0;
  for (const { text, table } of blocks) {
    length += text.length;
    for (const cell of table?.cells ?? []) length += cell.text.length;
  }
  return length;
}

/** What a page of a message calls the pictures that come with it by (RFC 2392). */
export function contentIdOf(address: string): string | undefined {
  const id = /^cid:(.*)$/is.exec(address)?.[1];
  return id === undefined ? undefined : bareId(id);
}

export function bareId(id: string): string {
  return id.trim().replace(/^<|>$/g, "");
}

/** A picture that a message shows amid its text. */
export function inlinePicture(text: string | undefined, image: number | undefined): MarkupBlock {
  return { type: "Figure", text: text ?? "", ...(image === undefined ? {} : { image }) };
}

/** An attachment that is not read. */
export function attachmentBlock(name: string | undefined, type: string, bytes: number): MarkupBlock {
  return { type: "Key Value", text: `Attachment: ${name ?? "unnamed"} (${type}, ${bytes} bytes)` };
}
