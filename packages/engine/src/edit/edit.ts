import { EngineError } from "../document/errors.ts";
import { detectKind } from "../formats/detect.ts";
import { readClauses } from "./grammar/read-instructions.ts";
import { ModelCaller } from "../model/model-caller.ts";
import { translateUnknown } from "./ask/translate.ts";
import type { Edited, EditOptions, EditRequest } from "./edit-request.ts";
import { editPdf } from "./edit-pdf.ts";
import type { EditReport } from "./edit-report.ts";
import type { Instruction } from "./instruction.ts";
import { editOffice } from "./office/edit-office.ts";

const PDF_TYPE = "application/pdf";
const OFFICE_TYPES = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  odt: "application/vnd.oasis.opendocument.text",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
  odp: "application/vnd.oasis.opendocument.presentation",
} as const;

/**
 * Edits a document by instructions in plain language. Page numbers always mean the original document's pages, whatever other instructions do to them.
 * What is not understood, found or possible is reported, and everything else is done.
 *
 * A redaction removes bytes. The file is returned only after independent readers have searched it for what was removed.
 *
 * @param bytes - a PDF, DOCX, XLSX, PPTX, ODT, ODS or ODP
 * @throws {@link EngineError} `unsupported_document`, `damaged_document`, `password_required`, `password_wrong`, `too_many_pages`,
 * `redaction_not_proved`, `aborted`
 */
export async function edit(bytes: Uint8Array, request: EditRequest, options: EditOptions = {}): Promise<Edited> {
  if (options.signal?.aborted) throw new EngineError("aborted", "The edit was aborted.");
  const read = readClauses(request.instructions);
  const asked = read.map(({ instruction }) => instruction);
  if (options.model === undefined) {
    const edited = await editAs(bytes, asked, request, options);
    return { ...edited, edits: edited.edits.map((report, at) => withNote(report, read[at]!.said)) };
  }
  const model = new ModelCaller(options.model, options.signal);
  const translated = await translateUnknown(asked, model);
  const instructions = translated.map(({ instruction }) => instruction);
  const { edits, warnings, ...edited } = await editAs(bytes, instructions, request, options);
  return {
    ...edited,
    edits: edits.map((report, at) => {
      const { asRead, of } = translated[at]!;
      return withNote(withReading(report, asRead), read[of]!.said);
    }),
    warnings: [...warnings, ...model.warnings],
  };
}

/** An edit that was done is not quoted, because the result of a redaction must not repeat the redacted words. */
function withNote(report: EditReport, said: string): EditReport {
  return report.status === "done" || said === "" ? report : { ...report, instruction: said };
}

/** The report always says how a model understood an instruction, because the edit is done in the caller's name. */
function withReading(report: EditReport, asRead: string | undefined): EditReport {
  if (asRead === undefined) return report;
  const note = `A model read this as: ${asRead}`;
  return { ...report, reason: report.reason === undefined ? note : `${note}. ${report.reason}` };
}

async function editAs(
  bytes: Uint8Array,
  instructions: readonly Instruction[],
  request: EditRequest,
  options: EditOptions,
): Promise<Edited> {
  const kind = detectKind(bytes);
  if (isOffice(kind)) {
    return { mediaType: OFFICE_TYPES[kind], ...(await editOffice(bytes, kind, instructions, request)) };
  }
  if (kind !== "pdf") {
    throw new EngineError(
      "unsupported_document",
      "PDF, Word, Excel, PowerPoint and OpenDocument files are edited; convert the document to PDF and edit that.",
    );
  }
  return { mediaType: PDF_TYPE, ...(await editPdf(bytes, instructions, { ...request, ...options })) };
}

function isOffice(kind: string | null): kind is keyof typeof OFFICE_TYPES {
  return kind !== null && kind in OFFICE_TYPES;
}
