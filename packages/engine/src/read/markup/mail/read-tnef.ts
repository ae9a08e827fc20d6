import { picturesAt } from "../../../markup-layout/block-images.ts";
import type { Markup, MarkupBlock } from "../../../markup-layout/markup.ts";
import { readHtmlText } from "../html/read-html.ts";
import type { MarkupOptions } from "../markup-reader.ts";
import { textBlocks } from "../text/read-text.ts";
import { attachmentBlock, bareId, contentIdOf, fullerBlocks, headBlocks, inlinePicture } from "./message-blocks.ts";
import { compressedRtfBlocks } from "./compressed-rtf.ts";
import { readTnefMessage, type TnefAttachment, type TnefMessage } from "./tnef.ts";

/** Reads an Outlook message from a file of its own (`winmail.dat`). @throws EngineError `damaged_document` */
export function readTnef(bytes: Uint8Array, options: MarkupOptions): Markup {
  const message = readTnefMessage(bytes);
  return { parts: [{ kind: "flow", blocks: messageBlocks(message, options) }], warnings: [] };
}

/** The content of such a message apart from its header fields. */
export interface TnefContent {
  readonly text: readonly MarkupBlock[];
  readonly attached: readonly MarkupBlock[];
}

export function tnefContent(message: TnefMessage, options: MarkupOptions): TnefContent {
  const shown = new Map(
    message.attachments.flatMap((one): [string, TnefAttachment][] =>
      isShown(one) ? [[bareId(one.contentId!), one]] : [],
    ),
  );
  const imageOf = picturesAt(options.images, (id) => Promise.resolve(shown.get(id)?.bytes ?? null));
  const imageAt = (address: string): number | undefined => imageOf(contentIdOf(address));
  const attached = message.attachments.flatMap((attachment): readonly MarkupBlock[] => {
    const { name, type, bytes, contentId, message: inner } = attachment;
    if (inner !== undefined) return messageBlocks(inner, options);
    if (isShown(attachment)) return [inlinePicture(name, imageOf(bareId(contentId!)))];
    options.onAttached?.({ name, bytes });
    return [attachmentBlock(name, type, bytes.length)];
  });
  return { text: textOf(message, { ...options, imageAt }), attached };
}

function messageBlocks(message: TnefMessage, options: MarkupOptions): readonly MarkupBlock[] {
  const { text, attached } = tnefContent(message, options);
  return [...headBlocks({ subject: message.subject, fields: [] }), ...text, ...attached];
}

function isShown({ type, contentId }: TnefAttachment): boolean {
  return type.startsWith("image/") && (contentId ?? "") !== "";
}

function textOf(
  { html, body, compressedRtf }: TnefMessage,
  options: Parameters<typeof fullerBlocks>[2] & MarkupOptions,
): readonly MarkupBlock[] {
  const page = html instanceof Uint8Array ? readHtmlText(html) : html;
  const blocks = fullerBlocks(page, textBlocks(body ?? ""), options);
  return blocks.length > 0 || compressedRtf === undefined ? blocks : compressedRtfBlocks(compressedRtf, options);
}
