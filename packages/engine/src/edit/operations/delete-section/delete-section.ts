/** A section of a Word file: its heading and what follows, up to the next heading of its rank. */
import { strFromU8, strToU8 } from "fflate";
import type { OfficeEditing } from "../../office/office-editing.ts";
import {
  attributeOf,
  childNamed,
  descendantsOf,
  isElement,
  readXmlTree,
  textOf,
  writeXmlTree,
  type XmlElement,
} from "../../office/xml-tree.ts";
import type { SectionName } from "../../instruction.ts";
import type { Outcome } from "../../outcome.ts";
import type { DeleteSection } from "./instruction.ts";

const PART = "word/document.xml";
const NUMBER =
  /^\s*(?:(?:§+|section|clause|article|abschnitt|artikel|klausel)\s*)?(\d{1,3}(?:\.\d{1,3})*[a-z]?)(?:[.):]+|\s|$)/iu;
const STYLED = /^(?:heading|berschrift|überschrift|titre|título)\s?(\d)$/iu;

interface Heading {
  readonly at: number;
  readonly level: number;
  readonly text: string;
  /** As it is written, or as Word counts it. */
  readonly number: string;
}

export function deleteSection({ target: { section } }: DeleteSection, { format, parts }: OfficeEditing): Outcome {
  if (format !== "docx") return { status: "refused", reason: "Only Word files have sections under headings." };
  const root = readXmlTree(strFromU8(parts.get(PART) ?? new Uint8Array()));
  const body = [...descendantsOf(root)].find(({ name }) => name === "w:body");
  if (body === undefined) return { status: "not_found", reason: "The document has no text." };
  const headings = headingsOf(body);
  const named = headings.filter((heading) => isNamed(heading, section));
  if (named.length !== 1) {
    const known = headings.slice(0, 12).map(({ text }) => `"${text.slice(0, 60)}"`).join(", "); // prettier-ignore
    return {
      status: "not_understood",
      reason: `${named.length === 0 ? "No heading is" : "Several headings are"} called so; the document has ${known === "" ? "no headings" : known}.`,
    };
  }
  const { at, level, text } = named[0]!;
  const next = headings.find((heading) => heading.at > at && heading.level <= level)?.at ?? endOfText(body);
  const removed = body.children.slice(at, next);
  body.children.splice(at, next - at, ...removed.flatMap((node) => (isElement(node) ? breakOf(node) : [])));
  parts.set(PART, strToU8(writeXmlTree(root)));
  return { status: "done", count: 1, before: text, after: "" };
}

function headingsOf(body: XmlElement): Heading[] {
  const counts: number[] = [];
  return body.children.flatMap((node, at): Heading[] => {
    if (!isElement(node, "w:p")) return [];
    const properties = childNamed(node, "w:pPr");
    const style = properties === undefined ? undefined : childNamed(properties, "w:pStyle");
    const outline = properties === undefined ? undefined : childNamed(properties, "w:outlineLvl");
    const styled = STYLED.exec((style === undefined ? "" : (attributeOf(style, "w:val") ?? "")).replace(/^Ü/u, "Ü"));
    const level =
      styled === null ? (outline === undefined ? 0 : Number(attributeOf(outline, "w:val")) + 1) : Number(styled[1]);
    if (!(level >= 1)) return [];
    counts.length = level;
    counts[level - 1] = (counts[level - 1] ?? 0) + 1;
    const text = textOf(node).trim();
    const counted = Array.from(counts, (count) => count ?? 1).join(".");
    return [{ at, level, text, number: NUMBER.exec(text)?.[1]?.toLowerCase() ?? counted }];
  });
}

function isNamed({ number, text }: Heading, section: SectionName): boolean {
  if ("number" in section) return number === section.number.toLowerCase();
  return plain(text.replace(NUMBER, "")) === plain(section.title);
}

function endOfText(body: XmlElement): number {
  const last = body.children.findLastIndex((node) => isElement(node, "w:sectPr"));
  return last < 0 ? body.children.length : last;
}

/** A break between parts of different paper stays. */
function breakOf(node: XmlElement): XmlElement[] {
  const properties = isElement(node, "w:p") ? childNamed(node, "w:pPr") : undefined;
  const section = properties === undefined ? undefined : childNamed(properties, "w:sectPr");
  if (section === undefined) return [];
  return [{ name: "w:p", tag: "<w:p>", children: [{ name: "w:pPr", tag: "<w:pPr>", children: [section] }] }];
}

function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
