import msgReader, { type FieldsData } from "@kenjiuno/msgreader";
import { EngineError } from "../../../document/errors.ts";
import { picturesAt } from "../../../markup-layout/block-images.ts";
import type { Markup, MarkupBlock } from "../../../markup-layout/markup.ts";
import type { MarkupOptions } from "../markup-reader.ts";
import { type HtmlOptions, readHtmlText } from "../html/read-html.ts";
import { textBlocks } from "../text/read-text.ts";
import { compressedRtfBlocks } from "./compressed-rtf.ts";
import {
  attachmentBlock,
  bareId,
  contentIdOf,
  fullerBlocks,
  headBlocks,
  inlinePicture,
  personText,
} from "./message-blocks.ts";
import { DEEPEST_MESSAGE } from "./read-mail.ts";
import { typedFields } from "./typed-fields.ts";

/** A CommonJS module: Node imports an object with the default export as a property, other loaders import the default export itself. */
const MsgReader: typeof msgReader.default = "default" in msgReader ? msgReader.default : msgReader;

/**
 * Reads an Outlook message ([MS-OXMSG]): its header fields, its text, its attachments, and attached messages.
 *
 * @throws {@link EngineError} `damaged_document`
 */
export function readMsg(bytes: Uint8Array, options: MarkupOptions): Markup {
  const { reader, fields } = openMessage(bytes);
  return { parts: [{ kind: "flow", blocks: messageBlocks(fields, { ...options, reader }, 0) }], warnings: [] };
}

interface MessageOptions extends MarkupOptions {
  readonly reader: msgReader.default;
}

function openMessage(bytes: Uint8Array): { readonly reader: msgReader.default; readonly fields: FieldsData } {
  let cause: unknown;
  try {
    const reader = new MsgReader(new Uint8Array(bytes).buffer);
    const fields = reader.getFileData();
    if (fields.error === undefined) return { reader, fields: typedFields(fields) };
    cause = fields.error;
  } catch (error) {
    cause = error;
  }
  const message = "This Outlook message cannot be opened; save it again as EML and use that.";
  throw new EngineError("damaged_document", message, { cause });
}

function messageBlocks(fields: FieldsData, options: MessageOptions, depth: number): readonly MarkupBlock[] {
  const { attachments = [] } = fields;
  const imageOf = picturesAt(options.images, (key) => Promise.resolve(pictureAt(key, attachments, options)));
  const imageAt = (address: string): number | undefined => imageOf(contentIdOf(address));
  const blocks: MarkupBlock[] = [...headerBlocks(fields), ...bodyBlocks(fields, { ...options, imageAt })];
  for (const attachment of attachments) {
    const inner = attachment.innerMsgContentFields;
    if (inner !== undefined && depth < DEEPEST_MESSAGE) blocks.push(...messageBlocks(inner, options, depth + 1));
    else {
      const label = labelOf(attachment);
      if (isShown(attachment)) blocks.push(inlinePicture(label, imageOf(bareId(attachment.pidContentId!))));
      else {
        blocks.push(attachmentBlock(label, typeOf(attachment), attachment.contentLength ?? 0));
        reportAttached(attachment, options);
      }
    }
  }
  return blocks;
}

/** Reports an attachment; if it cannot be extracted, it is passed without bytes and is not treated as a document. */
function reportAttached(attachment: FieldsData, { onAttached, reader }: MessageOptions): void {
  const bytes = contentOf(attachment, reader) ?? new Uint8Array();
  onAttached?.({ name: labelOf(attachment), mediaType: attachment.attachMimeTag, bytes });
}

/** Null if it is damaged. */
function contentOf(attachment: FieldsData, reader: MessageOptions["reader"]): Uint8Array | null {
  try {
    return reader.getAttachment(attachment).content;
  } catch {
    return null;
  }
}

function pictureAt(id: string, attachments: readonly FieldsData[], { reader }: MessageOptions): Uint8Array | null {
  const found = attachments.find((one) => isShown(one) && bareId(one.pidContentId!) === id);
  return found === undefined ? null : contentOf(found, reader);
}

function labelOf({ fileName, fileNameShort, name }: FieldsData): string | undefined {
  return fileName ?? fileNameShort ?? name;
}

function typeOf({ attachMimeTag }: FieldsData): string {
  return attachMimeTag ?? "application/octet-stream";
}

/** Whether it is an inline image: those have a content id. */
function isShown(attachment: FieldsData): boolean {
  return typeOf(attachment).startsWith("image/") && (attachment.pidContentId ?? "") !== "";
}

function headerBlocks({ subject, recipients = [], ...fields }: FieldsData): readonly MarkupBlock[] {
  const people = (role: "to" | "cc" | "bcc"): string =>
    recipients
      .filter(({ recipType = "to" }) => recipType === role)
      .map(({ name, smtpAddress, email }) => personText(name, smtpAddress ?? email))
      .join(", ");
  const address = fields.senderSmtpAddress ?? fields.sentRepresentingSmtpAddress ?? fields.senderEmail;
  return headBlocks({
    subject,
    fields: [
      ["From", personText(fields.senderName, address)],
      ["To", people("to")],
      ["Cc", people("cc")],
      ["Bcc", people("bcc")],
      ["Date", fields.clientSubmitTime ?? fields.messageDeliveryTime ?? fields.creationTime ?? ""],
    ],
  });
}

function bodyBlocks(
  { bodyHtml, html, body, compressedRtf }: FieldsData,
  options: MarkupOptions & HtmlOptions,
): readonly MarkupBlock[] {
  const page = bodyHtml ?? (html === undefined ? undefined : readHtmlText(html));
  const plain = textBlocks(body ?? "");
  const blocks = fullerBlocks(page, plain, options);
  if (blocks.length > 0 || compressedRtf === undefined) return blocks;
  return compressedRtfBlocks(compressedRtf, options);
}
