import { EngineError } from "../../../document/errors.ts";
import { decodeCodePage, type MapiValue, readMapi } from "./tnef-properties.ts";

/** A message as Outlook packs it for other Outlook clients (`winmail.dat`, [MS-OXTNEF]). */
export interface TnefMessage {
  readonly subject: string | undefined;
  readonly body: string | undefined;
  /** An HTML page in its declared encoding, or as text. */
  readonly html: Uint8Array | string | undefined;
  readonly compressedRtf: Uint8Array | undefined;
  readonly attachments: readonly TnefAttachment[];
}

export interface TnefAttachment {
  readonly name: string | undefined;
  readonly type: string;
  readonly bytes: Uint8Array;
  /** The id by which HTML refers to it. */
  readonly contentId: string | undefined;
  /** The attached message, if the attachment is one. */
  readonly message: TnefMessage | undefined;
}

export const TNEF_SIGNATURE = 0x223e9f78;

/** Bytes of an attribute before its data: level, id and length. */
const HEAD = 9;
const CHECKSUM = 2;
const MAX_ATTACHMENTS = 1000;
const DEEPEST = 5;

/** Attribute ids ([MS-OXTNEF], 2.1.3.2). */
const SUBJECT = 0x8004;
const BODY = 0x800c;
const FILE_DATA = 0x800f;
const FILE_TITLE = 0x8010;
const NEW_ATTACHMENT = 0x9002;
const MESSAGE_PROPERTIES = 0x9003;
const ATTACHMENT_PROPERTIES = 0x9005;
const CODE_PAGE = 0x9007;

/**
 * Unpacks a message. For a truncated one, returns what precedes the cut.
 *
 * @throws {@link EngineError} `damaged_document` if it is not such a message
 */
export function readTnefMessage(bytes: Uint8Array, depth: number = 0): TnefMessage {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 6 || view.getUint32(0, true) !== TNEF_SIGNATURE) {
    throw new EngineError(
      "damaged_document",
      "This is no message of Outlook (winmail.dat); save it as EML and use that.",
    );
  }
  let codePage = 1252;
  const message = new Map<number, MapiValue>();
  const files: Map<number, MapiValue>[] = [];
  for (let at = 6; at + HEAD <= bytes.length;) {
    const id = view.getUint16(at + 1, true);
    const length = view.getUint32(at + 5, true);
    const data = bytes.subarray(at + HEAD, at + HEAD + length);
    at += HEAD + length + CHECKSUM;
    const file = files.at(-1);
    if (id === CODE_PAGE && data.length >= 4) codePage = data[0]! + data[1]! * 256;
    else if (id === SUBJECT) set(message, TAGS.subject, decodeCodePage(data, codePage));
    else if (id === BODY) set(message, TAGS.body, decodeCodePage(data, codePage));
    else if (id === MESSAGE_PROPERTIES) addAll(message, readMapi(data, codePage));
    else if (id === NEW_ATTACHMENT && files.length < MAX_ATTACHMENTS) files.push(new Map());
    else if (file === undefined) continue;
    else if (id === FILE_TITLE) set(file, TAGS.shortName, decodeCodePage(data, codePage));
    else if (id === FILE_DATA) set(file, TAGS.data, data);
    else if (id === ATTACHMENT_PROPERTIES) addAll(file, readMapi(data, codePage));
  }
  return {
    subject: asText(message.get(TAGS.subject)),
    body: asText(message.get(TAGS.body)),
    html: message.get(TAGS.html),
    compressedRtf: asBytes(message.get(TAGS.rtf)),
    attachments: files.map((file) => toAttachment(file, depth)),
  };
}

/** Property ids ([MS-OXPROPS]). */
const TAGS = {
  subject: 0x0037,
  body: 0x1000,
  rtf: 0x1009,
  html: 0x1013,
  data: 0x3701,
  shortName: 0x3704,
  longName: 0x3707,
  type: 0x370e,
  contentId: 0x3712,
} as const;

/** Size of the object id before an object's data. */
const OBJECT_ID = 16;

function toAttachment(file: ReadonlyMap<number, MapiValue>, depth: number): TnefAttachment {
  const data = asBytes(file.get(TAGS.data)) ?? new Uint8Array();
  const inner = data.subarray(OBJECT_ID);
  const isMessage = inner.length > 6 && depth < DEEPEST && signatureOf(inner) === TNEF_SIGNATURE;
  return {
    name: asText(file.get(TAGS.longName)) ?? asText(file.get(TAGS.shortName)),
    type: asText(file.get(TAGS.type)) ?? "application/octet-stream",
    bytes: data,
    contentId: asText(file.get(TAGS.contentId)),
    message: isMessage ? readTnefMessage(inner, depth + 1) : undefined,
  };
}

function signatureOf(bytes: Uint8Array): number {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0, true);
}

/** Sets a property from an attribute, unless a property with the full value exists. */
function set(properties: Map<number, MapiValue>, tag: number, value: MapiValue): void {
  if (!properties.has(tag)) properties.set(tag, value);
}

function addAll(properties: Map<number, MapiValue>, others: ReadonlyMap<number, MapiValue>): void {
  for (const [tag, value] of others) properties.set(tag, value);
}

function asText(value: MapiValue | undefined): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function asBytes(value: MapiValue | undefined): Uint8Array | undefined {
  return typeof value === "string" ? undefined : value;
}
