import { childOf, childrenOf, type XmlElement } from "../../xml/xml-node.ts";

/** What a paragraph is by its own properties, or by its style and those that it is based on. */
export interface ParagraphTraits {
  /** 0–8 of a heading; 9 and undefined are body text. */
  readonly outlineLevel?: number | undefined;
  readonly numbering?: { readonly id?: string; readonly level?: number } | undefined;
  readonly isTitle?: boolean;
  /** Text of it is hidden. */
  readonly isHidden?: boolean;
}

export interface Styles {
  paragraph(id: string | undefined): ParagraphTraits;
  /** Whether text of a character style is hidden. */
  hides(id: string | undefined): boolean;
}

/** A chain of styles longer than any that people make; one that leads back to itself ends here. */
const LONGEST_CHAIN = 50;

/** Reads the styles of a document; names of the built-in ones are English in every language's files (ECMA-376, 17.7.4.9). */
export function readStyles(root: XmlElement | null): Styles {
  const styles = new Map<string, XmlElement>();
  let usual: string | undefined;
  for (const style of root === null ? [] : childrenOf(root, "w:style")) {
    const id = style.attributes.get("w:styleId") ?? "";
    styles.set(id, style);
    if (isOn(style.attributes.get("w:default")) && style.attributes.get("w:type") === "paragraph") usual ??= id;
  }
  const chainOf = (id: string | undefined): XmlElement[] => {
    const chain: XmlElement[] = [];
    for (let style = styles.get(id ?? ""); style && chain.length < LONGEST_CHAIN;) {
      chain.push(style);
      style = styles.get(childOf(style, "w:basedOn")?.attributes.get("w:val") ?? "");
    }
    return chain;
  };
  const known = new Map<string | undefined, ParagraphTraits>();
  return {
    paragraph: (id) => {
      let traits = known.get(id);
      if (traits === undefined) known.set(id, (traits = traitsOf(chainOf(id ?? usual))));
      return traits;
    },
    hides: (id) => id !== undefined && chainOf(id).some((style) => hidesText(childOf(style, "w:rPr"))),
  };
}

function traitsOf(chain: readonly XmlElement[]): ParagraphTraits {
  let outlineLevel: number | undefined;
  let id: string | undefined;
  let level: number | undefined;
  let isTitle = false;
  let isHidden = false;
  for (const style of chain) {
    const own = paragraphTraits(childOf(style, "w:pPr"));
    const name = childOf(style, "w:name")?.attributes.get("w:val")?.toLowerCase() ?? "";
    outlineLevel ??= headingOf(name) ?? own.outlineLevel;
    id ??= own.numbering?.id;
    level ??= own.numbering?.level;
    isTitle ||= name === "title";
    isHidden ||= hidesText(childOf(style, "w:rPr"));
  }
  const numbering =
    id === undefined && level === undefined
      ? undefined
      : { ...(id === undefined ? {} : { id }), ...(level === undefined ? {} : { level }) };
  return { outlineLevel, numbering, isTitle, isHidden };
}

/** Latent styles carry no properties: their name alone says that they are headings. */
function headingOf(name: string): number | undefined {
  if (name === "toc heading") return 0;
  const level = /^heading (\d)$/.exec(name)?.[1];
  return level === undefined ? undefined : Number(level) - 1;
}

/** What paragraph properties say themselves. */
export function paragraphTraits(properties: XmlElement | undefined): ParagraphTraits {
  const outline = childOf(properties, "w:outlineLvl")?.attributes.get("w:val");
  const numbering = childOf(properties, "w:numPr");
  const id = childOf(numbering, "w:numId")?.attributes.get("w:val");
  const level = childOf(numbering, "w:ilvl")?.attributes.get("w:val");
  return {
    outlineLevel: outline === undefined ? undefined : Number(outline),
    numbering:
      id === undefined && level === undefined
        ? undefined
        : { ...(id === undefined ? {} : { id }), ...(level === undefined ? {} : { level: Number(level) }) },
  };
}

/** Whether run properties hide their text. */
export function hidesText(properties: XmlElement | undefined): boolean {
  return isSwitchedOn(properties, "w:vanish");
}

/** Whether properties have one that is on by being there. */
export function isSwitchedOn(properties: XmlElement | undefined, name: string): boolean {
  const found = childOf(properties, name);
  return found !== undefined && isOn(found.attributes.get("w:val") ?? "1");
}

/** An on/off value (ECMA-376, 17.17.4). */
export function isOn(value: string | undefined): boolean {
  return value === "1" || value === "true" || value === "on";
}
