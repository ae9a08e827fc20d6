import type { FieldsData } from "@kenjiuno/msgreader";

/** Fields that a message of Outlook has as text, of those that are read. */
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
 * Leaves out fields whose value is not of their type: the reader of the file takes the type from the file itself, and in a damaged one
 * a subject is a number.
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
