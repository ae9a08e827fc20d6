import PostalMime, { type Email } from "postal-mime";
import type { Warning } from "../../../document/document.ts";
import { EngineError } from "../../../document/errors.ts";
import { picturesAt } from "../../../markup-layout/block-images.ts";
import type { Markup, MarkupBlock } from "../../../markup-layout/markup.ts";
import type { MarkupOptions } from "../markup-reader.ts";
import { unwrapSigned } from "../../signed/unwrap-signed.ts";
import { decodeText } from "../text/decode-text.ts";
import { textBlocks } from "../text/read-text.ts";
import { boundMail } from "./bounded-mail.ts";
import { keepFlow } from "./flowed-text.ts";
import { invitationBlocks } from "./invitation-blocks.ts";
import { type TnefContent, tnefContent } from "./read-tnef.ts";
import { toPlainMail, withTrueHeaders } from "./plain-mail.ts";
import { readTnefMessage } from "./tnef.ts";
import { withTrueCharsets } from "./true-charsets.ts";
import {
  attachmentBlock,
  bareId,
  contentIdOf,
  fullerBlocks,
  headBlocks,
  inlinePicture,
  lengthOf,
  personText,
} from "./message-blocks.ts";

/** Messages nested deeper are listed but not read. */
export const DEEPEST_MESSAGE = 5;

/** Reads a message: its header fields, its text, its attachments, and forwarded messages. */
export async function readMail(bytes: Uint8Array, options: MarkupOptions): Promise<Markup> {
  const warnings = new Map<string, Warning>();
  const blocks = await mailBlocks(bytes, { ...options, warnings }, 0);
  return { parts: [{ kind: "flow", blocks }], warnings: [...warnings.values()] };
}

/** Reads a mailbox (RFC 4155): one message after another, each on a new page. */
export async function readMailbox(bytes: Uint8Array, options: MarkupOptions): Promise<Markup> {
  // Latin-1 maps bytes to chars one to one, so each message keeps its own encodings.
  const { bytes: plain } = toPlainMail(bytes);
  const all = Buffer.from(plain.buffer, plain.byteOffset, plain.length).toString("latin1");
  const warnings = new Map<string, Warning>();
  const blocks: MarkupBlock[] = [];
  for (const message of all.split(/(?:^|\r?\n\r?\n)From \S+ [^\n]*\d{4}[^\n]*\r?\n/).slice(1)) {
    const own = await mailBlocks(
      Buffer.from(message.replaceAll(/^>(>*From )/gm, "$1"), "latin1"),
      { ...options, warnings },
      0,
    );
    blocks.push(...own.map((block, index) => (index === 0 ? { ...block, breaksPage: true } : block)));
  }
  return { parts: [{ kind: "flow", blocks }], warnings: [...warnings.values()] };
}

/** Warnings by code: each is reported once, even for a thousand messages. */
type MailOptions = MarkupOptions & { readonly warnings: Map<string, Warning> };

async function mailBlocks(bytes: Uint8Array, options: MailOptions, depth: number): Promise<readonly MarkupBlock[]> {
  const saved = toPlainMail(bytes);
  const bounded = boundMail(saved.bytes);
  for (const warning of bounded.warnings) options.warnings.set(warning.code, warning);
  const flowed = keepFlow(withTrueHeaders(withTrueCharsets(bounded.bytes, saved.isSavedAgain)));
  const email = await parseMail(flowed.bytes);
  const plain = email.text === undefined ? [] : textBlocks(flowed.unflow(email.text));
  const shown = email.attachments.filter(isShown);
  const imageOf = picturesAt(options.images, (id) => {
    const found = shown.find(({ contentId }) => bareId(contentId ?? "") === id) ?? shown[Number(id)];
    return Promise.resolve(found === undefined ? null : bytesOf(found.content));
  });
  const imageAt = (address: string): number | undefined => imageOf(contentIdOf(address));
  const own = fullerBlocks(email.html, plain, { ...options, imageAt });
  const packed = unpackOutlook(email, options);
  const isRicher = email.html === undefined && lengthOf(packed.text) * 2 >= lengthOf(own);
  const blocks: MarkupBlock[] = [...headerBlocks(email), ...(isRicher ? packed.text : own), ...packed.attached];
  for (const attachment of email.attachments) {
    if (packed.from.has(attachment)) continue;
    const content = bytesOf(attachment.content);
    if (attachment.mimeType === "message/rfc822" && depth < DEEPEST_MESSAGE) {
      blocks.push(...(await mailBlocks(content, options, depth + 1)));
    } else if (isWrapping(attachment) && depth < DEEPEST_MESSAGE) {
      blocks.push(...(await signedBlocks(attachment, options, depth)));
    } else if (isShown(attachment)) {
      const id = bareId(attachment.contentId ?? "") || String(shown.indexOf(attachment));
      blocks.push(inlinePicture(attachment.filename ?? undefined, imageOf(id)));
    } else if (isUnnamedText(attachment)) {
      blocks.push(...textBlocks(decodeText(content)));
    } else {
      const name = attachment.filename ?? undefined;
      blocks.push(...shownPartBlocks(attachment.mimeType, content));
      blocks.push(attachmentBlock(name, attachment.mimeType, content.length));
      options.onAttached?.({ name, mediaType: attachment.mimeType, bytes: content });
    }
  }
  return blocks;
}

function isWrapping({ mimeType }: Email["attachments"][number]): boolean {
  return /^application\/(?:x-)?pkcs7-mime$/i.test(mimeType);
}

/** The message inside a signature (RFC 8551, 3.5.2); an encrypted message is listed, with a warning. */
async function signedBlocks(
  { filename, mimeType, content }: Email["attachments"][number],
  options: MailOptions,
  depth: number,
): Promise<readonly MarkupBlock[]> {
  const bytes = bytesOf(content);
  try {
    return await mailBlocks(unwrapSigned(bytes), options, depth + 1);
  } catch (error) {
    if (!EngineError.isInstance(error)) throw error;
    if (error.code === "document_encrypted") {
      options.warnings.set("mail_encrypted", { code: "mail_encrypted", message: error.message });
    }
    return [attachmentBlock(filename ?? undefined, mimeType, bytes.length)];
  }
}

/** Reads what Outlook packed for other Outlook clients: the formatted text and the attachments. */
function unpackOutlook(
  { attachments }: Email,
  options: MarkupOptions,
): TnefContent & { readonly from: ReadonlySet<Email["attachments"][number]> } {
  for (const attachment of attachments) {
    if (!isPacked(attachment)) continue;
    try {
      const message = readTnefMessage(bytesOf(attachment.content));
      return { ...tnefContent(message, options), from: new Set([attachment]) };
    } catch (error) {
      // Listed like any other file.
      if (!EngineError.isInstance(error)) throw error;
    }
  }
  return { text: [], attached: [], from: new Set() };
}

function isPacked({ mimeType, filename }: Email["attachments"][number]): boolean {
  return /^application\/(?:vnd\.)?ms-tnef$/i.test(mimeType) || filename === "winmail.dat";
}

/** Whether it is an inline image. */
function isShown({ related, mimeType }: Email["attachments"][number]): boolean {
  return related === true && mimeType.startsWith("image/");
}

/** Text of an unknown type is treated as plain text (RFC 2046, 4.1.4), unless it is sent as a file. */
function isUnnamedText({ mimeType, filename, disposition }: Email["attachments"][number]): boolean {
  return mimeType.startsWith("text/") && mimeType !== "text/calendar" && !filename && disposition !== "attachment";
}

/** Content that mail programs show although it is listed as an attachment: invitations, and delivery failure reports. */
function shownPartBlocks(type: string, content: Uint8Array): readonly MarkupBlock[] {
  if (type === "text/calendar") return invitationBlocks(decodeText(content));
  return type === "message/delivery-status" ? textBlocks(decodeText(content)) : [];
}

/** Invitations are returned as text, whatever type is requested. */
function bytesOf(content: Email["attachments"][number]["content"]): Uint8Array {
  if (typeof content === "string") return new TextEncoder().encode(content);
  return content instanceof Uint8Array ? content : new Uint8Array(content);
}

/** Remaining header size after trimming: a few fields for each of a thousand parts. */
const MAX_HEADER_BYTES = 32_000_000;

async function parseMail(bytes: Uint8Array): Promise<Email> {
  try {
    const options = {
      forceRfc822Attachments: true,
      maxHeadersSize: MAX_HEADER_BYTES,
      attachmentEncoding: "arraybuffer",
    } as const;
    return await new PostalMime(options).parse(bytes);
  } catch (cause) {
    const message = "The parts of this message are nested too deep, or its structure is broken; export it again.";
    throw new EngineError("damaged_document", message, { cause });
  }
}

function headerBlocks({ subject, from, replyTo, to, cc, bcc, date }: Email): readonly MarkupBlock[] {
  const people = (list: Email["to"]): string =>
    (list ?? [])
      .flatMap((one) => one.group ?? [one])
      .map(({ name, address }) => personText(name, address))
      .join(", ");
  return headBlocks({
    subject,
    fields: [
      ["From", people(from === undefined ? [] : [from])],
      ["Reply-To", people(replyTo)],
      ["To", people(to)],
      ["Cc", people(cc)],
      ["Bcc", people(bcc)],
      ["Date", date ?? ""],
    ],
  });
}
