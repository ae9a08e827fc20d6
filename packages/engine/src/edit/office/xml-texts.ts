/**
 * The texts of an XML part with their positions, so that a text can be patched while every other byte of the part stays.
 *
 * Paragraph: texts that read as one, although formatting splits them into runs.
 */
export interface XmlText {
  /** Offset in the part's source, before entities are decoded. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Deleted, and kept as a tracked change. */
  readonly isDeleted: boolean;
  /** The number of a cell, which must not be replaced by letters. */
  readonly isNumber: boolean;
  /** Visible as it is: text of a paragraph, value of a cell. Other texts are formulas, codes and properties. */
  readonly isWritten: boolean;
  /** A tab or a line break separates it from the text before. */
  readonly isParted: boolean;
}

export interface XmlAttribute {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly value: string;
}

/** A part's texts by paragraph, and its attributes. */
export interface XmlTexts {
  readonly paragraphs: readonly (readonly XmlText[])[];
  readonly attributes: readonly XmlAttribute[];
}

const TAG = /<(\/?)([\w:.-]+)((?:"[^"]*"|'[^']*'|[^>"'])*)>|<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>/gu;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;
const PARAGRAPHS: ReadonlySet<string> = new Set([
  "w:p", "a:p", "si", "is", "rPh", "text", "text:p", "text:h",
  // Elements inside an OpenDocument paragraph that have a text of their own.
  "text:note", "text:note-citation", "office:annotation", "draw:frame", "draw:custom-shape", "text:ruby-text",
]); // prettier-ignore
const TEXTS: ReadonlySet<string> = new Set(["w:t", "w:delText", "a:t", "t"]);
/** OpenDocument paragraphs contain their texts directly, in spans, links and fields. */
const MIXED = /^text:(?!note|ruby-text|tracked|change)/u;
const PARTING: ReadonlySet<string> = new Set([
  "w:tab",
  "w:br",
  "w:cr",
  "a:br",
  "text:tab",
  "text:line-break",
  "text:s",
]);

interface OpenElement {
  readonly name: string;
  readonly paragraph: XmlText[] | null;
  readonly isIndex: boolean;
  readonly isNumber: boolean;
  readonly isDeleted: boolean;
  /** A text element, or a part of a paragraph that contains text directly. */
  readonly isText: boolean;
}

/** Reads a part; for malformed XML, returns what can be recognised. */
export function readXmlTexts(xml: string): XmlTexts {
  const paragraphs: XmlText[][] = [];
  const attributes: XmlAttribute[] = [];
  const open: OpenElement[] = [];
  let isParted = false;
  let from = 0;
  const take = (to: number): void => {
    const source = xml.slice(from, to);
    const element = open.at(-1);
    if (element === undefined || source === "" || element.isIndex) return;
    // White space between elements is layout of the file; a run with only a space separates words.
    if (source.trim() === "" && !element.isText) return;
    const text = {
      start: from,
      end: to,
      text: decode(source),
      isDeleted: element.isDeleted,
      isNumber: element.isNumber,
      isWritten: element.paragraph !== null ? element.isText : element.name === "v",
      isParted,
    };
    isParted = false;
    if (element.paragraph === null) paragraphs.push([text]);
    else {
      if (element.paragraph.length === 0) paragraphs.push(element.paragraph);
      element.paragraph.push(text);
    }
  };
  for (const match of xml.matchAll(TAG)) {
    take(match.index);
    from = match.index + match[0].length;
    const [, closing, name, rest = ""] = match;
    if (name === undefined) continue;
    if (closing === "/") {
      const at = open.findLastIndex((element) => element.name === name);
      if (at >= 0) open.length = at;
      continue;
    }
    if (PARTING.has(name)) isParted = true;
    const own = readAttributes(rest, match.index + 1 + name.length);
    attributes.push(...own);
    if (!rest.endsWith("/")) open.push(opened(name, own, open.at(-1)));
  }
  return { paragraphs, attributes };
}

function opened(name: string, attributes: readonly XmlAttribute[], parent: OpenElement | undefined): OpenElement {
  const type = attributes.find((attribute) => attribute.name === "t")?.value;
  // A cell's value is a number, an index into the shared strings (`s`), or a text (ISO/IEC 29500-1, 18.18.11).
  const isCell = name === "c";
  return {
    name,
    paragraph: PARAGRAPHS.has(name) ? [] : (parent?.paragraph ?? null),
    isDeleted: name === "w:delText" || name === "text:deletion" || parent?.isDeleted === true,
    isText: TEXTS.has(name) || name === "text:p" || name === "text:h" || (parent?.isText === true && MIXED.test(name)),
    isIndex: isCell ? type === "s" : name === "v" && parent?.isIndex === true,
    isNumber: isCell ? type === undefined || type === "n" : name === "v" && parent?.isNumber === true,
  };
}

function readAttributes(source: string, offset: number): XmlAttribute[] {
  return Array.from(source.matchAll(ATTRIBUTE), (match) => {
    const value = match[2] ?? match[3] ?? "";
    const start = offset + match.index + match[0].length - 1 - value.length;
    return { name: match[1]!, start, end: start + value.length, value: decode(value) };
  });
}

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

function decode(source: string): string {
  return source.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(lt|gt|quot|apos|amp));/giu,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    },
  );
}

export function encodeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
