/**
 * Edits of Word, Excel and PowerPoint files: texts are patched inside the XML of the parts that hold them, and all other parts keep their bytes.
 */
import { strFromU8, strToU8, zipSync, type Zippable } from "fflate";
import { EngineError } from "../../document/errors.ts";
import type { Warning } from "../../document/document.ts";
import { openArchive } from "../../read/archive/open-archive.ts";
import type { Edited, EditRequest } from "../edit-request.ts";
import { matchPhrase } from "../find/match-phrase.ts";
import type { Char } from "../find/text-order.ts";
import type { Instruction, Target } from "../instruction.ts";
import { type Outcome, toReport } from "../outcome.ts";
import { findPii } from "../pii/find-pii.ts";
import { SecretSearch } from "../redact/secret-search.ts";
import { fillControls } from "./fill-control.ts";
import { applyPatches, type FindIn, type Patch, patchParagraph } from "./patch-part.ts";
import { type Leftover, proveParts } from "./prove-parts.ts";
import { readXmlTexts } from "./xml-texts.ts";

/** Parts that people read and write: where text is replaced and filled. */
const CONTENT =
  /^(?:word\/(?:document|header\d*|footer\d*|footnotes|endnotes)|ppt\/(?:slides|notesSlides)\/[^/]+|xl\/sharedStrings|xl\/worksheets\/[^/]+)\.xml$/u;
const XML = /\.(?:xml|rels|vml)$/u;
const THUMBNAIL = /^docProps\/thumbnail\./u;
const BLACK = "██████";
const NOT_FOUND: Outcome = { status: "not_found", reason: "It was found nowhere in the document." };

/** @throws {@link EngineError} `damaged_document`, `redaction_not_proved` */
export async function editOffice(
  bytes: Uint8Array,
  instructions: readonly Instruction[],
  request: EditRequest,
): Promise<Omit<Edited, "mediaType">> {
  const parts = await unpack(bytes);
  const outcomes = new Map<Instruction, Outcome>();
  const warnings: Warning[] = [];
  const secrets = new Set<string>();
  for (const instruction of instructions) outcomes.set(instruction, perform(instruction, parts, secrets));
  const edits = instructions.map((instruction) => toReport(instruction.kind, outcomes.get(instruction)!));
  const isRedacted = instructions.some(
    (instruction) => instruction.kind === "redact" && outcomes.get(instruction)!.status === "done",
  );
  if (isRedacted) {
    dropThumbnail(parts);
    const search = new SecretSearch([...secrets].map((text) => ({ text, matchCase: false, partOfWord: false })));
    await prove(parts, search);
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

type Parts = Map<string, Uint8Array>;

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

function perform(instruction: Instruction, parts: Parts, secrets: Set<string>): Outcome {
  switch (instruction.kind) {
    case "unknown":
      return { status: "not_understood", reason: instruction.reason };
    case "replace":
      return replace(instruction.target, instruction.by, parts);
    case "redact":
      return redact(instruction.target, parts, secrets);
    case "fill":
      return fill(instruction.field, instruction.value, parts);
    default:
      return {
        status: "refused",
        reason: "In Office files text is replaced, redacted and filled; convert the document to PDF for anything else.",
      };
  }
}

function replace(target: Target, by: string, parts: Parts): Outcome {
  const find = finderOf(target);
  if (find === null) return UNPLACED;
  const count = patchParts(
    parts,
    (name) => CONTENT.test(name),
    find,
    by,
    ({ isDeleted }) => !isDeleted,
  );
  const before = target.is === "phrase" || target.is === "words" ? target.text : undefined;
  return count === 0 ? NOT_FOUND : { status: "done", count, before, after: by };
}

const UNPLACED: Outcome = {
  status: "refused",
  reason: "Office files have no places of their own; name a phrase or a kind of data, or convert the document to PDF.",
};

function redact(target: Target, parts: Parts, secrets: Set<string>): Outcome {
  const find = finderOf(target);
  if (find === null) return UNPLACED;
  const collect: FindIn = (chars) => {
    const matches = find(chars);
    for (const { from, to } of matches) {
      secrets.add(
        chars
          .slice(from, to)
          .map(({ text }) => text)
          .join(""),
      );
    }
    return matches;
  };
  // Once without what was deleted, which may part a word, and once with it.
  let count = patchParts(
    parts,
    (name) => XML.test(name),
    collect,
    BLACK,
    ({ isDeleted }) => !isDeleted,
  );
  count += patchParts(
    parts,
    (name) => XML.test(name),
    collect,
    BLACK,
    () => true,
  );
  if (target.is === "phrase" || target.is === "words") secrets.add(target.text);
  const search = new SecretSearch([...secrets].map((text) => ({ text, matchCase: false, partOfWord: false })));
  count += patchAttributes(parts, search);
  return count === 0 ? NOT_FOUND : { status: "done", count };
}

function fill(field: string, value: string | boolean, parts: Parts): Outcome {
  const text = typeof value === "boolean" ? (value ? "☒" : "☐") : value;
  let count = 0;
  for (const [name, data] of parts) {
    if (!CONTENT.test(name)) continue;
    const xml = strFromU8(data);
    const patches = fillControls(xml, field, text);
    if (patches.length === 0) continue;
    count++;
    parts.set(name, strToU8(applyPatches(xml, patches)));
  }
  for (const placeholder of [`{{${field}}}`, `{{ ${field} }}`, `<<${field}>>`, `[${field}]`]) {
    count += patchParts(
      parts,
      (name) => CONTENT.test(name),
      (chars) => matchPhrase(chars, placeholder, { partOfWord: true }),
      text,
      () => true,
    );
  }
  return count === 0
    ? { status: "not_found", reason: "No content control or placeholder is called so." }
    : { status: "done", count, after: text };
}

/** What finds a target in a paragraph; null for what has no meaning without pages. */
function finderOf(target: Target): FindIn | null {
  if (target.is === "phrase" || target.is === "words") return (chars) => matchPhrase(chars, target.text, target);
  if (target.is !== "pii") return null;
  return (chars) => {
    const starts: number[] = [];
    for (const [index, { text }] of chars.entries()) for (let unit = 0; unit < text.length; unit++) starts.push(index);
    const text = chars.map((char: Char) => char.text).join("");
    return findPii(text, [target.pii]).map(({ from, to }) => ({ from: starts[from]!, to: starts[to - 1]! + 1 }));
  };
}

function patchParts(
  parts: Parts,
  isWanted: (name: string) => boolean,
  find: FindIn,
  by: string,
  isRead: (text: { readonly isDeleted: boolean }) => boolean,
): number {
  let total = 0;
  for (const [name, data] of parts) {
    if (!isWanted(name)) continue;
    const xml = strFromU8(data);
    const patches: Patch[] = [];
    for (const paragraph of readXmlTexts(xml).paragraphs) {
      const found = patchParagraph(paragraph.filter(isRead), find, by);
      patches.push(...found.patches);
      total += found.count;
    }
    if (patches.length > 0) parts.set(name, strToU8(applyPatches(xml, patches)));
  }
  return total;
}

function patchAttributes(parts: Parts, search: SecretSearch): number {
  let count = 0;
  for (const [name, data] of parts) {
    if (!XML.test(name) || name === "[Content_Types].xml") continue;
    const xml = strFromU8(data);
    const patches = readXmlTexts(xml).attributes.flatMap(({ name: attribute, start, end, value }): Patch[] => {
      if (attribute.startsWith("xmlns") || !search.isInText(value)) return [];
      return [{ start, end, by: /^(?:https?|mailto|file):/iu.test(value) ? "https://redacted.invalid/" : "redacted" }];
    });
    count += patches.length;
    if (patches.length > 0) parts.set(name, strToU8(applyPatches(xml, patches)));
  }
  return count;
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
