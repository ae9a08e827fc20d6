import type { FieldsData } from "@kenjiuno/msgreader";

/** Text fields of an Outlook message that are read. */
const TEXTS = [
  "subject",
  "senderName",
  "senderSmtpAddress",
  "sentRepresentingSmtpAddress",
  "senderEmail",
  "clientSubmitTime",
  "messageDeliveryTime",
  "creationTime",
  "bodyHtml",
  "body",
  "fileName",
  "fileNameShort",
  "name",
  "attachMimeTag",
  "pidContentId",
  "smtpAddress",
  "email",
] as const;
const BYTES = ["html", "compressedRtf"] as const;

/**
 * Removes fields whose value has the wrong type: the library takes the type from the file itself, and in a damaged file
 * a subject can be a number.
 */
export function typedFields(fields: FieldsData): FieldsData {
  const typed: FieldsData = { ...fields };
  for (const name of TEXTS) if (typeof typed[name] !== "string") delete typed[name];
  for (const name of BYTES) if (!(typed[name] instanceof Uint8Array)) delete typed[name];
  if (fields.attachments !== undefined) typed.attachments = fields.attachments.map(typedFields);
  if (fields.recipients !== undefined) typed.recipients = fields.recipients.map(typedFields);
  if (fields.innerMsgContentFields !== undefined) {
    typed.innerMsgContentFields = typedFields(fields.innerMsgContentFields);
  }
  return typed;
}
