/** Edits Word, Excel, PowerPoint and OpenDocument files. Texts are patched inside the XML of their parts, and all other parts keep their bytes. */
import { strFromU8, strToU8 } from "fflate";
import { EngineError } from "../../document/errors.ts";
import type { Warning } from "../../document/document.ts";
import type { EditReport } from "../edit-report.ts";
import type { Edited, EditRequest } from "../edit-request.ts";
import type { Instruction } from "../instruction.ts";
import { operationOf } from "../operations/operations.ts";
import { type Outcome, toReport } from "../outcome.ts";
import { SecretSearch } from "../redact/secret-search.ts";
import { pack, unpack } from "./office-archive.ts";
import type { OfficeEditing, Parts } from "./office-editing.ts";
import { type Leftover, proveParts } from "./prove-parts.ts";

/** Images of the original document. Programs create those of OpenDocument again. */
const THUMBNAIL = /^(?:docProps\/thumbnail\.|Thumbnails\/|ObjectReplacements\/)/u;
const MANIFEST = "META-INF/manifest.xml";
const ENCRYPTED = "The document is encrypted; save it without a password and edit that.";
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
  if (strFromU8(parts.get(MANIFEST) ?? new Uint8Array()).includes("manifest:encryption-data")) {
    throw new EngineError("password_required", ENCRYPTED);
  }
  const warnings: Warning[] = [];
  const editing: OfficeEditing = { format, parts, secrets: new Set(), hasDroppedObjects: false };
  const edits: EditReport[] = [];
  for (const at of ownedFirst(instructions)) {
    const asked = instructions[at]!;
    const instruction = operationOf(asked).meantInOffice?.(asked, editing) ?? asked;
    const outcome = await operationOf(instruction).office?.(instruction, editing);
    edits[at] = toReport(instruction.kind, outcome ?? NOT_AVAILABLE);
  }
  if (editing.hasDroppedObjects) {
    warnings.push({
      code: "attachments_dropped",
      message: "Objects of other programs that hold what was redacted were left out.",
    });
  }
  if (editing.secrets.size > 0) {
    dropThumbnail(parts);
    await prove(
      parts,
      new SecretSearch([...editing.secrets].map((text) => ({ text, matchCase: false, partOfWord: false }))),
    );
    if ([...parts.keys()].some((name) => /\/media\/|^Pictures\/./u.test(name))) {
      warnings.push({
        code: "pictures_not_read",
        message: "The document holds pictures; words inside them were not looked for.",
      });
    }
  }
  const isDone = edits.some(({ status }) => status === "done");
  return { edits, numPages: 1, warnings, bytes: request.dryRun === true ? null : isDone ? pack(parts) : bytes };
}

/** Indexes in the order of work: whose a value is can only be read as long as its owner's name is there. */
function ownedFirst(instructions: readonly Instruction[]): number[] {
  const isOwned = ({ target }: Instruction): boolean => target !== undefined && "owner" in target;
  const [owned, others] = [true, false].map((wanted) =>
    [...instructions.keys()].filter((at) => isOwned(instructions[at]!) === wanted),
  ) as [number[], number[]];
  return [...owned, ...others];
}

/** The thumbnail shows the original first page. */
function dropThumbnail(parts: Parts): void {
  for (const name of Array.from(parts.keys())) if (THUMBNAIL.test(name)) parts.delete(name);
  const manifest = parts.get(MANIFEST);
  if (manifest !== undefined) {
    const listed = strFromU8(manifest).replaceAll(
      /<manifest:file-entry\b[^>]*full-path="([^"]*)"[^>]*\/>/gu,
      (entry, path: string) => (THUMBNAIL.test(path) ? "" : entry),
    );
    parts.set(MANIFEST, strToU8(listed));
  }
  const relations = parts.get("_rels/.rels");
  if (relations === undefined) return;
  const xml = strFromU8(relations);
  const without = xml.replaceAll(/<Relationship\b[^>]*metadata\/thumbnail[^>]*\/>/gu, "");
  if (without !== xml) parts.set("_rels/.rels", strToU8(without));
}

async function prove(parts: Parts, search: SecretSearch): Promise<void> {
  const leftover: Leftover | null = await proveParts(parts, search);
  if (leftover === null) return;
  const remedy =
    leftover.kind === "embedded"
      ? "remove the embedded object"
      : leftover.kind === "names"
        ? "rename what the part is made of"
        : "take the words out there in the program that wrote it";
  throw new EngineError(
    "redaction_not_proved",
    `What was to be redacted may still be read in the part ${leftover.part} of the file; nothing was written. To redact it, ${remedy}, or convert the document to PDF and redact that.`,
  );
}
