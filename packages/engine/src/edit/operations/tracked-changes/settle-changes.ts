/**
 * Accepts or rejects tracked changes of a Word file (ISO/IEC 29500-1, 17.13.5): insertions, deletions, moves, changed properties, and the marks of
 * inserted or deleted paragraphs and rows.
 */
import { strFromU8, strToU8 } from "fflate";
import type { OfficeEditing, Parts } from "../../office/office-editing.ts";
import { contentOf, setContent } from "../../office/opendocument/tables.ts";
import {
  attributeOf,
  childNamed,
  descendantsOf,
  isElement,
  readXmlTree,
  writeXmlTree,
  type XmlElement,
  type XmlNode,
} from "../../office/xml-tree.ts";
import type { Outcome } from "../../outcome.ts";
import type { SettleChanges } from "./instruction.ts";

const TEXT_PART = /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes|comments)\.xml$/u;
const ADDED: ReadonlySet<string> = new Set(["w:ins", "w:moveTo"]);
const REMOVED: ReadonlySet<string> = new Set(["w:del", "w:moveFrom"]);
const MOVE_MARKS = /^w:move(?:From|To)Range(?:Start|End)$/u;
const PROPERTY_CHANGE = /^w:(?:r|p|sect|tbl|tr|tc|tblGrid|tblPrEx)\w*Change$|^w:numberingChange$/u;
/** Names of text elements in deleted runs. */
const DELETED_NAMES: Readonly<Record<string, string>> = { "w:delText": "w:t", "w:delInstrText": "w:instrText" };

interface Counts {
  inserted: number;
  deleted: number;
  formatted: number;
}

export function settleChanges({ kind, author }: SettleChanges, { format, parts }: OfficeEditing): Outcome {
  if (format === "odt") return kind === "accept_changes" && author === null ? acceptOpenChanges(parts) : NOT_IN_OPEN;
  if (format !== "docx") return { status: "refused", reason: "Only texts have tracked changes." };
  const counts: Counts = { inserted: 0, deleted: 0, formatted: 0 };
  const isAccepted = kind === "accept_changes";
  for (const [name, data] of parts) {
    if (!TEXT_PART.test(name)) continue;
    const before = counts.inserted + counts.deleted + counts.formatted;
    const root = readXmlTree(strFromU8(data));
    new Settling(isAccepted, author, counts).settle(root);
    if (counts.inserted + counts.deleted + counts.formatted > before) parts.set(name, strToU8(writeXmlTree(root)));
  }
  const count = counts.inserted + counts.deleted + counts.formatted;
  if (count === 0) {
    return {
      status: "not_found",
      reason: author === null ? "The document has no tracked changes." : `It has no tracked changes by ${author}.`,
    };
  }
  const before = `${counts.inserted} insertions, ${counts.deleted} deletions and ${counts.formatted} changes of format were tracked`;
  return { status: "done", count, before, after: isAccepted ? "accepted" : "rejected" };
}

const NOT_IN_OPEN: Outcome = {
  status: "refused",
  reason: "In an OpenDocument text all tracked changes are accepted, or none; reject some in a word processor.",
};

/** Deleted text is in a list of changes and is removed with it; marks show where changes begin and end (ODF 1.3, part 3, 5.5). */
function acceptOpenChanges(parts: Parts): Outcome {
  const root = contentOf(parts);
  let count = 0;
  for (const element of descendantsOf(root)) {
    const list = childNamed(element, "text:tracked-changes");
    if (list !== undefined) count += list.children.filter((node) => isElement(node, "text:changed-region")).length;
    element.children = element.children.filter(
      (node) => !isElement(node) || !/^text:(?:tracked-changes|change|change-start|change-end)$/u.test(node.name),
    );
  }
  if (count === 0) return { status: "not_found", reason: "The document has no tracked changes." };
  setContent(parts, root);
  return { status: "done", count, before: `${count} changes were tracked`, after: "accepted" };
}

class Settling {
  readonly #isAccepted: boolean;
  readonly #author: string | null;
  readonly #counts: Counts;

  constructor(isAccepted: boolean, author: string | null, counts: Counts) {
    this.#isAccepted = isAccepted;
    this.#author = author;
    this.#counts = counts;
  }

  settle(element: XmlElement): void {
    element.children = element.children.flatMap((node): XmlNode[] => (isElement(node) ? this.#node(node) : [node]));
    this.#joinParagraphs(element);
  }

  #isOwn(element: XmlElement): boolean {
    return this.#author === null || attributeOf(element, "w:author")?.toLowerCase() === this.#author.toLowerCase();
  }

  #node(element: XmlElement): XmlNode[] {
    const { name } = element;
    if (MOVE_MARKS.test(name)) return this.#author === null ? [] : [element];
    if (PROPERTY_CHANGE.test(name) && this.#isOwn(element)) {
      this.#counts.formatted++;
      return [];
    }
    const isAdded = ADDED.has(name);
    if ((isAdded || REMOVED.has(name)) && this.#isOwn(element) && !element.tag.endsWith("/>")) {
      this.#counts[isAdded ? "inserted" : "deleted"]++;
      if (isAdded !== this.#isAccepted) return [];
      this.settle(element);
      return isAdded ? element.children : element.children.map(restored);
    }
    if (name === "w:tr") {
      const gone = this.#rowIsGone(element);
      if (gone) return [];
    }
    if (!this.#isAccepted) this.#restoreProperties(element);
    this.settle(element);
    return [element];
  }

  /** Whether a row must be removed. A row that was inserted or deleted as a whole says so in its properties. */
  #rowIsGone(row: XmlElement): boolean {
    const properties = childNamed(row, "w:trPr");
    if (properties === undefined) return false;
    const mark = properties.children.find(
      (node): node is XmlElement =>
        isElement(node) && (node.name === "w:ins" || node.name === "w:del") && this.#isOwn(node),
    );
    if (mark === undefined) return false;
    this.#counts[mark.name === "w:ins" ? "inserted" : "deleted"]++;
    properties.children = properties.children.filter((node) => node !== mark);
    return (mark.name === "w:ins") !== this.#isAccepted;
  }

  /** Restores the former properties, which a change stores. */
  #restoreProperties(element: XmlElement): void {
    const change = element.children.find(
      (node): node is XmlElement => isElement(node) && PROPERTY_CHANGE.test(node.name) && this.#isOwn(node),
    );
    if (change === undefined) return;
    const former = change.children.find((node): node is XmlElement => isElement(node));
    if (former === undefined || former.name !== element.name) return;
    this.#counts.formatted++;
    // The mark of the paragraph and the section break do not belong to the change.
    const kept = element.children.filter(
      (node) => isElement(node) && ((element.name === "w:pPr" && node.name === "w:rPr") || node.name === "w:sectPr"),
    );
    element.children = [...former.children, ...kept];
  }

  /** A paragraph whose mark is removed continues in the next one. */
  #joinParagraphs(parent: XmlElement): void {
    for (let at = 0; at < parent.children.length; at++) {
      const paragraph = parent.children[at]!;
      if (!isElement(paragraph, "w:p")) continue;
      const marks = childNamed(childNamed(paragraph, "w:pPr") ?? paragraph, "w:rPr");
      const mark = marks?.children.find(
        (node): node is XmlElement =>
          isElement(node) && (ADDED.has(node.name) || REMOVED.has(node.name)) && this.#isOwn(node),
      );
      if (marks === undefined || mark === undefined) continue;
      this.#counts[ADDED.has(mark.name) ? "inserted" : "deleted"]++;
      marks.children = marks.children.filter((node) => node !== mark);
      if (ADDED.has(mark.name) === this.#isAccepted) continue;
      const next = parent.children.findIndex((node, index) => index > at && isElement(node, "w:p"));
      const own = paragraph.children.filter((node) => !isElement(node, "w:pPr"));
      if (next > 0) {
        const following = parent.children[next] as XmlElement;
        const begin = isElement(following.children[0] ?? "", "w:pPr") ? 1 : 0;
        following.children.splice(begin, 0, ...own);
        parent.children.splice(at, 1);
        at--;
      } else if (own.length === 0 && parent.children.some((node) => node !== paragraph && isElement(node, "w:p"))) {
        parent.children.splice(at, 1);
        at--;
      }
    }
  }
}

/** Turns a deleted run into text again. */
function restored(node: XmlNode): XmlNode {
  if (!isElement(node)) return node;
  const name = DELETED_NAMES[node.name];
  const children = node.children.map(restored);
  return name === undefined ? { ...node, children } : { name, tag: node.tag.replace(node.name, name), children };
}
