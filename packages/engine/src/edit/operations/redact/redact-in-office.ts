/** Redacts an Office file: in the texts of all parts, in attributes, in the names that a workbook's formulas use, and in embedded Office files. */
import { strFromU8, strToU8 } from "fflate";
import type { Target } from "../../instruction.ts";
import { comparableName } from "../../find/comparable-name.ts";
import { sectionOfFile } from "../../office/document-sections.ts";
import { slideTitles } from "../../office/slides.ts";
import { dropParts, relationsOf } from "../../office/drop-parts.ts";
import { finderOf, keptTexts, paragraphsOf } from "../../office/find-in-text.ts";
import { cleanPictures, importedTexts } from "../../office/clean-media.ts";
import { dropUnseenMarkup, parseCharacterData } from "../../office/unseen-markup.ts";
import { narrow } from "../../office/narrow.ts";
import type { Narrowed } from "../../office/narrowed.ts";
import { isOfficeFile, pack, unpack } from "../../office/office-archive.ts";
import { type OfficeEditing, type Parts, XML_PART } from "../../office/office-editing.ts";
import { applyPatches, type FindIn, type Patch, patchParagraph } from "../../office/patch-part.ts";
import { patchParts } from "../../office/patch-parts.ts";
import { encodeXml, readXmlTexts } from "../../office/xml-texts.ts";
import { attributeOf, isElement, readXmlTree, writeXmlTree, type XmlElement } from "../../office/xml-tree.ts";
import { NOT_FOUND, type Outcome } from "../../outcome.ts";
import { SecretSearch } from "../../redact/secret-search.ts";
import { cleanWorkbook } from "./clean-workbook.ts";
import type { Redact } from "./instruction.ts";

const BLACK = "██████";
const MAX_DEPTH = 3;

export async function redactInOffice({ target, isRemoval }: Redact, editing: OfficeEditing): Promise<Outcome> {
  const { parts } = editing;
  const titled = isRemoval === true && target.is === "words" ? titledPart(target.text, editing) : null;
  if (titled !== null) return { status: "not_understood", reason: titled };
  parseCharacterData(parts);
  if ((target.is === "column" || target.is === "row") && editing.format !== "xlsx" && editing.format !== "ods") {
    return NO_TABLES;
  }
  const narrowed = narrow(target, editing);
  if (typeof narrowed === "string") return { status: "not_understood", reason: narrowed };
  const find = finderOf(target, parts);
  if (typeof find === "string") return { status: "not_understood", reason: find };
  if (narrowed !== null) return redactNarrowed(target, find, narrowed, editing);
  const kept = keptTexts(target, parts);
  const isKept = (text: string): boolean => kept.some((one) => one.includes(text));
  const secrets = new Set<string>(target.is === "phrase" && !isKept(target.text) ? [target.text] : []);
  const count = await redactParts(parts, { target, find, secrets, editing, isKept }, 0);
  if (count === 0) return NOT_FOUND;
  for (const secret of secrets) editing.secrets.add(secret);
  return { status: "done", count };
}

/** "Remove Lost deals": the words are the title of a slide or section, and it is not certain whether that or the words are meant. */
function titledPart(words: string, { format, parts }: OfficeEditing): string | null {
  const isSlides = format === "pptx" || format === "odp";
  const title = comparableName(words);
  const isTitle = isSlides
    ? slideTitles(parts).includes(title)
    : (format === "docx" || format === "odt") && typeof sectionOfFile(parts, words) !== "string";
  if (!isTitle) return null;
  const part = isSlides ? "slide" : "section";
  return `A ${part} is called so; write "delete the ${part} ${words}", or redact "${words}" if only these words are meant.`;
}

const NO_TABLES: Outcome = {
  status: "refused",
  reason: "Columns and rows are redacted in workbooks and PDFs; name the texts, or convert the document to PDF.",
};

/**
 * Redacts within a part of the file. A text that remains nowhere else afterwards must not be anywhere in the file; a text that remains elsewhere is
 * no secret.
 */
async function redactNarrowed(
  target: Target,
  find: FindIn,
  narrowed: Narrowed,
  editing: OfficeEditing,
): Promise<Outcome> {
  const { parts } = editing;
  const texts = new Set<string>();
  const count = patchParts(
    narrowed.parts,
    (name) => XML_PART.test(name),
    (chars) => {
      const matches = find(chars);
      for (const { from, to } of matches) texts.add(chars.slice(from, to).map(({ text }) => text).join("")); // prettier-ignore
      return matches;
    },
    BLACK,
    () => true,
  );
  if (count === 0) return NOT_FOUND;
  narrowed.merge();
  const left = paragraphsOf(parts);
  const gone = [...texts].filter((text) => target.keepLast === undefined && isTelling(text));
  for (const text of gone.filter((one) => !left.some((own) => own.includes(one)))) {
    await redactInOffice({ kind: "redact", target: { is: "phrase", text } }, editing);
    editing.secrets.add(text);
  }
  return { status: "done", count };
}

/** Numbers and short words occur in many texts and identify nothing by themselves. */
function isTelling(text: string): boolean {
  return text.trim().length >= 4 && /\p{L}/u.test(text);
}

interface Redacting {
  readonly target: Target;
  readonly find: FindIn;
  readonly secrets: Set<string>;
  readonly editing: OfficeEditing;
  /** Text that stays at one place cannot be removed everywhere. */
  readonly isKept: (text: string) => boolean;
}

async function redactParts(parts: Parts, redacting: Redacting, depth: number): Promise<number> {
  const { find, secrets, target, isKept } = redacting;
  const collect: FindIn = (chars) => {
    const matches = find(chars);
    // A text that keeps its end is no secret by itself: the "12" of an account number is in many numbers.
    if (target.keepLast === undefined) {
      for (const { from, to } of matches) {
        const text = chars.slice(from, to).map((char) => char.text).join(""); // prettier-ignore
        if (!isKept(text)) secrets.add(text);
      }
    }
    return matches;
  };
  const toSearch = (): SecretSearch =>
    new SecretSearch([...secrets].map((text) => ({ text, matchCase: false, partOfWord: false })));
  // First the names that formulas use, everywhere in the same way.
  let count = cleanWorkbook(parts, toSearch());
  // Once without deleted text, which may split a word, and once with it.
  for (const isRead of [({ isDeleted }: { readonly isDeleted: boolean }) => !isDeleted, () => true]) {
    count += patchParts(parts, (name) => XML_PART.test(name), collect, BLACK, isRead);
  }
  const search = toSearch();
  count += cleanWorkbook(parts, search) + patchFieldTexts(parts, search) + patchAttributes(parts, search);
  count += dropUnseenMarkup(parts, search) + cleanPictures(parts, search);
  for (const [name, data] of parts) {
    if (depth < MAX_DEPTH && isOfficeFile(name, data)) {
      const inner = await unpack(data).catch(() => null);
      const found = inner === null ? 0 : await redactParts(inner, redacting, depth + 1);
      if (found > 0) parts.set(name, pack(inner!));
      count += found;
    }
  }
  return count + dropObjects(parts, search, redacting.editing);
}

/** Blackens texts that no reader sees directly: formulas, codes of fields and of page headers, properties. */
function patchFieldTexts(parts: Parts, search: SecretSearch): number {
  let count = 0;
  for (const [name, data] of parts) {
    if (!XML_PART.test(name) || name.endsWith(".rels")) continue;
    const xml = strFromU8(data);
    const patches = readXmlTexts(xml)
      .paragraphs.flat()
      .flatMap(({ start, end, text, isWritten, isNumber }): Patch[] =>
        isWritten || isNumber || !search.isInText(text) ? [] : [{ start, end, by: encodeXml(search.blacken(text)) }],
      );
    count += patches.length;
    const rest = applyPatches(xml, patches);
    // The code of a field may be in several runs.
    const split = readXmlTexts(rest).paragraphs.flatMap((texts) => {
      const codes = texts.filter(({ isWritten, isNumber }) => !isWritten && !isNumber);
      return codes.length < 2 ? [] : patchParagraph(codes, search.matchesIn, BLACK).patches;
    });
    count += split.length;
    if (patches.length + split.length > 0) parts.set(name, strToU8(applyPatches(rest, split)));
  }
  return count;
}

/** Replaces each value by one new name wherever it is used, so that bookmarks and links to them still match. */
function patchAttributes(parts: Parts, search: SecretSearch): number {
  const names = new Map<string, string>();
  const nameFor = (value: string): string => {
    if (/^(?:https?|mailto|file):/iu.test(value)) return "https://redacted.invalid/";
    const known = names.get(value) ?? `redacted_${names.size + 1}`;
    names.set(value, known);
    return known;
  };
  let count = 0;
  for (const [name, data] of parts) {
    if (!XML_PART.test(name) || name === "[Content_Types].xml") continue;
    const xml = strFromU8(data);
    const patches = readXmlTexts(xml).attributes.flatMap(({ name: attribute, start, end, value }): Patch[] =>
      attribute.startsWith("xmlns") || !search.isInText(value) ? [] : [{ start, end, by: nameFor(value) }],
    );
    count += patches.length;
    if (patches.length > 0) parts.set(name, strToU8(applyPatches(xml, patches)));
  }
  return count;
}

/** Removes objects of other programs that contain a secret, with the element that shows them, because they cannot be edited. */
function dropObjects(parts: Parts, search: SecretSearch, editing: OfficeEditing): number {
  const held = importedTexts(parts, search);
  for (const [name, data] of parts) {
    if (XML_PART.test(name) || !/embeddings|\.(?:bin|ole)$/u.test(name)) continue;
    const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
    if (search.isInText(bytes.toString("latin1")) || search.isInText(bytes.toString("utf16le"))) held.push(name);
  }
  if (held.length === 0) return 0;
  for (const [name, data] of parts) {
    if (!name.endsWith(".xml")) continue;
    const ids = relationsOf(parts, name).flatMap(({ id, target }) => (held.includes(target) ? [id] : []));
    if (ids.length === 0) continue;
    const root = readXmlTree(strFromU8(data));
    dropShowing(root, ids);
    parts.set(name, strToU8(writeXmlTree(root)));
  }
  dropParts(parts, held);
  editing.hasDroppedObjects = true;
  return held.length;
}

const SHOWING: ReadonlySet<string> = new Set(["w:object", "p:graphicFrame", "oleObject", "control", "w:altChunk"]);

function dropShowing(element: XmlElement, ids: readonly string[]): void {
  element.children = element.children.filter(
    (node) => !(isElement(node) && SHOWING.has(node.name) && leadsTo(node, ids)),
  );
  for (const child of element.children) if (isElement(child)) dropShowing(child, ids);
}

function leadsTo(element: XmlElement, ids: readonly string[]): boolean {
  return (
    ids.includes(attributeOf(element, "r:id") ?? "") ||
    element.children.some((child) => isElement(child) && leadsTo(child, ids))
  );
}
