/** Sections of a Word file: a heading and what follows, up to the next heading of its level. */
import { strFromU8 } from "fflate";
import { comparableName } from "../find/comparable-name.ts";
import type { SectionName } from "../instruction.ts";
import type { Parts } from "./office-editing.ts";
import { cellText, CONTENT } from "./opendocument/tables.ts";
import { attributeOf, childNamed, descendantsOf, isElement, readXmlTree, textOf, type XmlElement } from "./xml-tree.ts";

const NUMBER =
  /^\s*(?:(?:§+|section|clause|article|abschnitt|artikel|klausel)\s*)?(\d{1,3}(?:\.\d{1,3})*[a-z]?)(?:[.):]+|\s|$)/iu;
const STYLED = /^(?:heading|berschrift|überschrift|titre|título)\s?(\d)$/iu;

interface Heading {
  readonly at: number;
  readonly level: number;
  readonly text: string;
  /** As written, or as Word counts it. */
  readonly number: string;
}

/** A section, by the indices of its first element and of the first one after it. */
export interface Section {
  readonly body: XmlElement;
  readonly at: number;
  readonly next: number;
  readonly heading: string;
}

/** The part with the text of a Word or OpenDocument file. */
export function textPartOf(parts: Parts): string {
  return parts.has(CONTENT) ? CONTENT : "word/document.xml";
}

/** @returns a message if no heading, or more than one, has that name */
export function sectionIn(root: XmlElement, section: SectionName): Section | string {
  const body = [...descendantsOf(root)].find(({ name }) => name === "w:body" || name === "office:text");
  if (body === undefined) return "The document has no text.";
  const headings = headingsOf(body);
  const named = headings.filter((heading) => isNamed(heading, section));
  if (named.length !== 1) {
    const known = headings.slice(0, 12).map(({ text }) => `"${text.slice(0, 60)}"`).join(", "); // prettier-ignore
    return `${named.length === 0 ? "No heading is" : "Several headings are"} called so; the document has ${known === "" ? "no headings" : known}.`;
  }
  const { at, level, text } = named[0]!;
  const next = headings.find((heading) => heading.at > at && heading.level <= level)?.at ?? beforeFields(body, at);
  return { body, at, next, heading: text };
}

/** The section of a Word or OpenDocument file with this title; a message as {@link sectionIn}. */
export function sectionOfFile(parts: Parts, title: string): Section | string {
  return sectionIn(readXmlTree(strFromU8(parts.get(textPartOf(parts)) ?? new Uint8Array())), { title });
}

function headingsOf(body: XmlElement): Heading[] {
  const counts: number[] = [];
  return body.children.flatMap((node, at): Heading[] => {
    if (!isElement(node)) return [];
    const level = node.name === "text:h" ? Number(attributeOf(node, "text:outline-level") ?? 1) : levelOf(node);
    if (!(level >= 1)) return [];
    counts.length = level;
    counts[level - 1] = (counts[level - 1] ?? 0) + 1;
    const text = node.name === "text:h" ? cellText({ name: "", tag: "", children: [node] }) : textOf(node).trim();
    const counted = Array.from(counts, (count) => count ?? 1).join(".");
    return [{ at, level, text, number: NUMBER.exec(text)?.[1]?.toLowerCase() ?? counted }];
  });
}

/** Heading level of a paragraph in Word; 0 if it is not a heading. */
function levelOf(node: XmlElement): number {
  if (node.name !== "w:p") return 0;
  const properties = childNamed(node, "w:pPr");
  const style = properties === undefined ? undefined : childNamed(properties, "w:pStyle");
  const outline = properties === undefined ? undefined : childNamed(properties, "w:outlineLvl");
  const styled = STYLED.exec((style === undefined ? "" : (attributeOf(style, "w:val") ?? "")).replace(/^Ü/u, "Ü"));
  return styled === null ? (outline === undefined ? 0 : Number(attributeOf(outline, "w:val")) + 1) : Number(styled[1]);
}

function isNamed({ number, text }: Heading, section: SectionName): boolean {
  if ("number" in section) return number === section.number.toLowerCase();
  return comparableName(text.replace(NUMBER, "")) === comparableName(section.title);
}

/** Content controls at the end of a document belong to the whole document, not to the last section. */
function beforeFields(body: XmlElement, at: number): number {
  let end = endOfText(body);
  while (end - 1 > at + 1 && isElement(body.children[end - 1]!, "w:sdt")) end -= 1;
  return end;
}

function endOfText(body: XmlElement): number {
  const last = body.children.findLastIndex((node) => isElement(node, "w:sectPr"));
  return last < 0 ? body.children.length : last;
}
