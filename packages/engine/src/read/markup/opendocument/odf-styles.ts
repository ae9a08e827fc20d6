import type { DefinitionPart } from "../../../document/document.ts";
import type { InlineStyle } from "../../../styled/styled-text.ts";
import { childrenOf, type XmlElement } from "../../xml/xml-node.ts";
import {
  definitionStyle,
  isCodeLineStyle,
  isCodeWordStyle,
  isMonospaceFont,
  isQuoteStyle,
  markerColour,
} from "../style-names.ts";

/** Text properties of a style; undefined values are inherited. */
interface TextTraits {
  readonly bold?: boolean | undefined;
  readonly italic?: boolean | undefined;
  readonly underline?: boolean | undefined;
  readonly strike?: boolean | undefined;
  readonly script?: "superscript" | "subscript" | "baseline" | undefined;
  readonly highlight?: string | undefined;
  readonly code?: boolean | undefined;
}

/** Paragraph properties of a style. */
export interface OdfParagraphStyle {
  /** Style of its text by default. */
  readonly style: InlineStyle;
  readonly isCode: boolean;
  readonly isQuote: boolean;
  readonly definition?: DefinitionPart | undefined;
}

/** Styles inherit over a few steps; more steps are a cycle. */
const MAX_STEPS = 20;

/** The text styles of a document (ODF 1.3, part 3, 16.27), by name. */
export class OdfStyles {
  readonly #styles: ReadonlyMap<string, XmlElement>;
  readonly #paragraphs = new Map<string, OdfParagraphStyle>();
  readonly #words = new Map<string, TextTraits>();
  readonly #fonts: (name: string) => boolean;

  constructor(styles: ReadonlyMap<string, XmlElement>) {
    this.#styles = styles;
    const plain = this.#chainOf("Standard").map(textProperties).map(fontOf).find(Boolean) ?? "";
    // If all text is monospaced, a monospaced font means nothing.
    this.#fonts = isMonospaceFont(plain) ? () => false : isMonospaceFont;
  }

  /** The style of a paragraph; headings and titles are recognised as such, so their styling is not emphasis. */
  paragraph(name: string, isHeading: boolean): OdfParagraphStyle {
    const key = `${isHeading ? "h" : "p"} ${name}`;
    let found = this.#paragraphs.get(key);
    if (found === undefined) this.#paragraphs.set(key, (found = this.#readParagraph(name, isHeading)));
    return found;
  }

  /** The style of words within text of another style. */
  words(name: string, around: InlineStyle): InlineStyle {
    let traits = this.#words.get(name);
    if (traits === undefined) {
      const chain = this.#chainOf(name);
      const isCode = chain.some((style) => isCodeWordStyle(nameOf(style)));
      traits = { ...this.#traitsOf(chain), ...(isCode && { code: true }) };
      this.#words.set(name, traits);
    }
    return withTraits(around, traits);
  }

  #readParagraph(name: string, isHeading: boolean): OdfParagraphStyle {
    const chain = this.#chainOf(name);
    const names = chain.map(nameOf);
    const isQuote = names.some(isQuoteStyle);
    const traits = this.#traitsOf(chain);
    const isCode = names.some(isCodeLineStyle) || traits.code === true;
    const isNamed = isHeading || names.some((one) => /^(?:title|subtitle|heading|table heading|caption)/i.test(one));
    const definition = names.map(definitionStyle).find((one) => one !== undefined);
    const style = withTraits(
      {},
      isNamed || isQuote || definition !== undefined ? { strike: traits.strike } : { ...traits, code: undefined },
    );
    return { style, isCode: isCode && !isHeading, isQuote, definition };
  }

  #chainOf(name: string): readonly XmlElement[] {
    const chain: XmlElement[] = [];
    for (let style = this.#styles.get(name); style !== undefined && chain.length < MAX_STEPS;) {
      chain.push(style);
      style = this.#styles.get(style.attributes.get("style:parent-style-name") ?? "");
    }
    return chain;
  }

  #traitsOf(chain: readonly XmlElement[]): TextTraits {
    const declared = chain
      .toReversed()
      .flatMap((style) => Object.entries(readTraits(textProperties(style), this.#fonts)))
      .filter(([, value]) => value !== undefined);
    return Object.fromEntries(declared) as TextTraits;
  }
}

/** @param styles - those of the content first: they take precedence over others of the same name */
export function stylesByName(styles: readonly XmlElement[]): ReadonlyMap<string, XmlElement> {
  return new Map(styles.toReversed().map((style) => [style.attributes.get("style:name") ?? "", style]));
}

/** Style names are stored with escaped spaces; the display name may be stored separately. */
function nameOf({ attributes }: XmlElement): string {
  const name = attributes.get("style:display-name") ?? attributes.get("style:name") ?? "";
  return name.replaceAll(/_([\da-f]{2})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function textProperties(style: XmlElement): XmlElement | undefined {
  return childrenOf(style, "style:text-properties")[0];
}

function fontOf(properties: XmlElement | undefined): string | undefined {
  return properties?.attributes.get("style:font-name") ?? properties?.attributes.get("fo:font-family");
}

function readTraits(properties: XmlElement | undefined, isMonospace: (font: string) => boolean): TextTraits {
  if (properties === undefined) return {};
  const value = (name: string): string | undefined => properties.attributes.get(name);
  const weight = value("fo:font-weight");
  const slant = value("fo:font-style");
  const underline = value("style:text-underline-style");
  const strike = value("style:text-line-through-style") ?? value("style:text-line-through-type");
  const font = fontOf(properties);
  const isCode = font !== undefined && isMonospace(font);
  return {
    bold: weight === undefined ? undefined : weight === "bold" || Number(weight) >= 600,
    italic: slant === undefined ? undefined : slant === "italic" || slant === "oblique",
    underline: underline === undefined ? undefined : underline !== "none",
    strike: strike === undefined ? undefined : strike !== "none",
    script: scriptOf(value("style:text-position")),
    highlight: isCode ? undefined : markerColour(value("fo:background-color")),
    code: font === undefined ? undefined : isCode,
  };
}

/** `super 58%`, `-33% 58%`, `0% 100%`. */
function scriptOf(position: string | undefined): TextTraits["script"] {
  if (position === undefined) return undefined;
  if (position.startsWith("super")) return "superscript";
  if (position.startsWith("sub")) return "subscript";
  const rise = Number.parseFloat(position);
  return rise > 0 ? "superscript" : rise < 0 ? "subscript" : "baseline";
}

function withTraits(around: InlineStyle, traits: TextTraits): InlineStyle {
  const { script = around.script, highlight = around.highlight } = traits;
  const on = (name: "bold" | "italic" | "underline" | "strike" | "code"): boolean =>
    traits[name] ?? around[name] === true;
  return {
    ...(on("bold") && { bold: true as const }),
    ...(on("italic") && { italic: true as const }),
    ...(on("underline") && { underline: true as const }),
    ...(on("strike") && { strike: true as const }),
    ...(script !== undefined && script !== "baseline" && { script }),
    ...(highlight !== undefined && { highlight }),
    ...(on("code") && { code: true as const }),
    ...(around.link !== undefined && { link: around.link }),
  };
}
