import type { MarkupBlock } from "../../../markup-layout/markup.ts";
import { htmlBlocks, type HtmlOptions } from "../html/read-html.ts";

/** Header fields of a message. */
export interface MessageHead {
  readonly subject: string | undefined;
  /** Names and values to show, in order; empty ones are left out. */
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** The subject as the title, and a key value per field. */
export function headBlocks({ subject, fields }: MessageHead): readonly MarkupBlock[] {
  const title = (subject ?? "").trim();
  return [
    ...(title === "" ? [] : [{ type: "Title" as const, level: 1, text: title }]),
    ...fields.flatMap(([name, value]): MarkupBlock[] =>
      value === "" ? [] : [{ type: "Key Value", text: `${name}: ${value}` }],
    ),
  ];
}

/** A person in the form that header fields use. */
export function personText(name: string | undefined, address: string | undefined): string {
  return name === "" || name === undefined || name === address ? (address ?? "") : `${name} <${address ?? ""}>`;
}

/** Returns the more complete alternative: the HTML often contains tables, and the plain text may only be a placeholder. */
export function fullerBlocks(
  html: string | undefined,
  plain: readonly MarkupBlock[],
  options: HtmlOptions,
): readonly MarkupBlock[] {
  const page = html === undefined ? [] : htmlBlocks(html, options);
  return lengthOf(page) * 2 >= lengthOf(plain) ? page : plain;
}

/** Number of chars in blocks. */
export function lengthOf(blocks: readonly MarkupBlock[]): number {
  let length = 0;
  for (const { text, table } of blocks) {
    length += text.length;
    for (const cell of table?.cells ?? []) length += cell.text.length;
  }
  return length;
}

/** The content id by which an HTML message refers to an attached image (RFC 2392). */
export function contentIdOf(address: string): string | undefined {
  const id = /^cid:(.*)$/is.exec(address)?.[1];
  return id === undefined ? undefined : bareId(id);
}

export function bareId(id: string): string {
  return id.trim().replace(/^<|>$/g, "");
}

/** An inline image of a message. */
export function inlinePicture(text: string | undefined, image: number | undefined): MarkupBlock {
  return { type: "Figure", text: text ?? "", ...(image === undefined ? {} : { image }) };
}

/** An attachment that is not read. */
export function attachmentBlock(name: string | undefined, type: string, bytes: number): MarkupBlock {
  return { type: "Key Value", text: `Attachment: ${name ?? "unnamed"} (${type}, ${bytes} bytes)` };
}
