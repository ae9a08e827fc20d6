/**
 * Edits of Word, Excel and PowerPoint files: texts are patched inside the XML of the parts that hold them, and all other parts keep their bytes.
 */
import { strFromU8, strToU8, zipSync, type Zippable } from "fflate";
import { EngineError } from "../../document/errors.ts";
import type { Warning } from "../../document/document.ts";
import { openArchive } from "../../read/archive/open-archive.ts";
import type { Edited, EditRequest } from "../edit-request.ts";
import type { Instruction } from "../instruction.ts";
import { operationOf } from "../operations/operations.ts";
import { type Outcome, toReport } from "../outcome.ts";
import { SecretSearch } from "../redact/secret-search.ts";
import type { OfficeEditing, Parts } from "./office-editing.ts";
import { type Leftover, proveParts } from "./prove-parts.ts";

const THUMBNAIL = /^docProps\/thumbnail\./u;
const NOT_AVAILABLE: Outcome = {
  status: "refused",
  reason:
    "Office files take replacements, redactions, values of content controls, cells, rows, slides, sections and tracked changes; convert the document to PDF for anything else.",
};

/** @throws {@link EngineError} `damaged_document`, `redaction_not_proved` */
export async function editOffice(
  bytes: Uint8Array,
  format: OfficeEditing["format"],
  instructions: readonly Instruction[],
  request: EditRequest,
): Promise<Omit<Edited, "mediaType">> {
  const parts = await unpack(bytes);
  const warnings: Warning[] = [];
  const editing: OfficeEditing = { format, parts, secrets: new Set() };
  const edits = instructions.map((asked) => {
    const instruction = operationOf(asked).meantInOffice?.(asked, editing) ?? asked;
    return toReport(instruction.kind, operationOf(instruction).office?.(instruction, editing) ?? NOT_AVAILABLE);
  });
  if (editing.secrets.size > 0) {
    dropThumbnail(parts);
    await prove(
      parts,
      new SecretSearch([...editing.secrets].map((text) => ({ text, matchCase: false, partOfWord: false }))),
    );
    if ([...parts.keys()].some((name) => /\/media\//u.test(name))) {
      warnings.push({
        code: "pictures_not_read",
        message: "The document holds pictures; words inside them were not looked for.",
      });
    }
  }
  const isDone = edits.some(({ status }) => status === "done");
  return { edits, numPages: 1, warnings, bytes: request.dryRun === true ? null : isDone ? pack(parts) : bytes };
}

async function unpack(bytes: Uint8Array): Promise<Parts> {
  const archive = await openArchive(bytes);
  const parts: Parts = new Map();
  for (const name of archive.names) {
    // Folders are entries of their own in some files, and stay so.
    parts.set(name, name.endsWith("/") ? new Uint8Array() : ((await archive.read(name)) ?? new Uint8Array()));
  }
  return parts;
}

function pack(parts: Parts): Uint8Array {
  const files: Zippable = {};
  for (const [name, data] of parts) files[name] = data;
  return zipSync(files, { level: 6, mtime: new Date("1980-01-02") });
}

/** The thumbnail shows the first page as it was. */
function dropThumbnail(parts: Parts): void {
  for (const name of Array.from(parts.keys())) if (THUMBNAIL.test(name)) parts.delete(name);
  const relations = parts.get("_rels/.rels");
  if (relations === undefined) return;
  const xml = strFromU8(relations);
  const without = xml.replaceAll(/<Relationship\b[^>]*metadata\/thumbnail[^>]*\/>/gu, "");
  if (without !== xml) parts.set("_rels/.rels", strToU8(without));
}

async function prove(parts: Parts, search: SecretSearch): Promise<void> {
  const leftover: Leftover | null = await proveParts(parts, search);
  if (leftover === null) return;
  throw new EngineError(
    "redaction_not_proved",
    `What was to be redacted may still be read in the part ${leftover.kind} of the file; nothing was written. Remove embedded objects, or convert the document to PDF and redact that.`,
  );
}
