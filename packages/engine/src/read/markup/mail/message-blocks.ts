import type { MarkupBlock } from "../../../markup/markup.ts";
import { htmlBlocks } from "../html/read-html.ts";
import type { MarkupOptions } from "../markup-readers.ts";

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
  options: MarkupOptions,
): readonly MarkupBlock[] {
  const page = html === undefined ? [] : htmlBlocks(html, options);
  return lengthOf(page) * 2 >= lengthOf(plain) ? page : plain;
}

function lengthOf(blocks: readonly MarkupBlock[]): number {
  let length = 0;
  for (const { text, table } of blocks) {
    length += text.length;
    for (const cell of table?.cells ?? []) length += cell.text.length;
  }
  return length;
}

/** An attachment that is not read. */
export function attachmentBlock(name: string | undefined, type: string, bytes: number): MarkupBlock {
  return { type: "Key Value", text: `Attachment: ${name ?? "unnamed"} (${type}, ${bytes} bytes)` };
}
