import type { DefinitionPart } from "../../../document/document.ts";
import { definitionStyle, isCodeLineStyle, isMonospaceFont, isQuoteStyle } from "../style-names.ts";
import { isOn, isSwitchedOn } from "./on-off.ts";
import { firstTraits, type RunTraits, runTraits } from "./run-style.ts";
import { childOf, childrenOf, type XmlElement } from "../../xml/xml-node.ts";

/** Properties of a paragraph, from itself or from its style chain. */
export interface ParagraphTraits {
  /** 0–8 for a heading; 9 and undefined are body text. */
  readonly outlineLevel?: number | undefined;
  readonly numbering?: { readonly id?: string; readonly level?: number } | undefined;
  readonly isTitle?: boolean;
  /** Whether its text is hidden. */
  readonly isHidden?: boolean;
  /** Text properties of its style; its own properties have none. */
  readonly text?: RunTraits;
  readonly isCode?: boolean;
  readonly isQuote?: boolean;
  readonly definition?: DefinitionPart | undefined;
}

export interface Styles {
  paragraph(id: string | undefined): ParagraphTraits;
  /** Whether a character style hides its text. */
  hides(id: string | undefined): boolean;
  /** Text properties of a character style. */
  words(id: string | undefined): RunTraits & { readonly name: string };
  /** Whether plain text is monospaced. */
  readonly isMonospaced: boolean;
}

/** Longer than any real chain of styles; ends cycles. */
const LONGEST_CHAIN = 50;

/** Reads the styles of a document; built-in styles have English names in files of every language (ECMA-376, 17.7.4.9). */
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
  const ofWords = new Map<string, RunTraits & { readonly name: string }>();
  const defaults = runTraits(childOf(root ?? undefined, "w:docDefaults", "w:rPrDefault", "w:rPr"));
  const plain = firstTraits([...chainOf(usual).map((style) => runTraits(childOf(style, "w:rPr"))), defaults]);
  return {
    isMonospaced: isMonospaceFont(plain.font ?? ""),
    words: (id = "") => {
      let traits = ofWords.get(id);
      if (traits === undefined) {
        const chain = chainOf(id);
        traits = { ...firstTraits(chain.map((style) => runTraits(childOf(style, "w:rPr")))), name: nameOf(chain[0]) };
        ofWords.set(id, traits);
      }
      return traits;
    },
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
  let isCode = false;
  let isQuote = false;
  for (const style of chain) {
    const own = paragraphTraits(childOf(style, "w:pPr"));
    const name = nameOf(style).toLowerCase();
    isCode ||= isCodeLineStyle(name);
    isQuote ||= isQuoteStyle(name);
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
  const text = firstTraits(chain.map((style) => runTraits(childOf(style, "w:rPr"))));
  return {
    outlineLevel,
    numbering,
    isTitle,
    isHidden,
    text,
    isCode,
    isQuote,
    definition: definitionStyle(nameOf(chain[0])),
  };
}

function nameOf(style: XmlElement | undefined): string {
  return childOf(style, "w:name")?.attributes.get("w:val") ?? "";
}

/** Latent styles have no properties: only their name shows that they are headings. */
function headingOf(name: string): number | undefined {
  if (name === "toc heading") return 0;
  const level = /^heading (\d)$/.exec(name)?.[1];
  return level === undefined ? undefined : Number(level) - 1;
}

/** Reads paragraph properties. */
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
