import type { InlineStyle } from "../../../styled/styled-text.ts";
import { childOf, type XmlElement } from "../../xml/xml-node.ts";
import { isCodeWordStyle, isMonospaceFont, markerColour } from "../style-names.ts";
import { isSwitchedOn } from "./on-off.ts";

/** What the properties of a run, of its style, or of a paragraph's style say of its text; undefined where they say nothing. */
export interface RunTraits {
  readonly bold?: boolean | undefined;
  readonly italic?: boolean | undefined;
  readonly underline?: boolean | undefined;
  readonly strike?: boolean | undefined;
  readonly script?: "superscript" | "subscript" | "baseline" | undefined;
  readonly highlight?: string | undefined;
  readonly font?: string | undefined;
}

/** Reads `w:rPr` (ECMA-376, 17.3.2). */
export function runTraits(properties: XmlElement | undefined): RunTraits {
  if (properties === undefined) return {};
  const strike = toggled(properties, "w:strike");
  const marker = childOf(properties, "w:highlight")?.attributes.get("w:val");
  const shading = childOf(properties, "w:shd")?.attributes.get("w:fill");
  const fonts = childOf(properties, "w:rFonts")?.attributes;
  const underline = childOf(properties, "w:u")?.attributes.get("w:val");
  const script = childOf(properties, "w:vertAlign")?.attributes.get("w:val");
  return {
    bold: toggled(properties, "w:b"),
    italic: toggled(properties, "w:i"),
    underline: underline === undefined ? undefined : underline !== "none",
    strike: strike === true ? true : (toggled(properties, "w:dstrike") ?? strike),
    script: script === "superscript" || script === "subscript" || script === "baseline" ? script : undefined,
    highlight: marker === "none" ? undefined : markerColour(marker ?? shading),
    font: fonts?.get("w:ascii") ?? fonts?.get("w:hAnsi"),
  };
}

function toggled(properties: XmlElement, name: string): boolean | undefined {
  return childOf(properties, name) === undefined ? undefined : isSwitchedOn(properties, name);
}

/** The first of several that says something, property by property. */
export function firstTraits(chain: readonly RunTraits[]): RunTraits {
  const first = <Name extends keyof RunTraits>(name: Name): RunTraits[Name] =>
    chain.find((traits) => traits[name] !== undefined)?.[name];
  return {
    bold: first("bold"),
    italic: first("italic"),
    underline: first("underline"),
    strike: first("strike"),
    script: first("script"),
    highlight: first("highlight"),
    font: first("font"),
  };
}

/** What a run is set in: its own properties, then its style, then the style of its paragraph. */
export interface RunSources {
  readonly own: RunTraits;
  readonly style: RunTraits & { readonly name: string };
  readonly paragraph: RunTraits;
  /** Whether letters of one width are the usual ones of the document, and say nothing. */
  readonly isMonospaced: boolean;
}

/** Styles of words and of paragraphs that both switch a property on switch it off together (17.7.3). */
export function resolveStyle({ own, style, paragraph, isMonospaced }: RunSources): InlineStyle {
  const toggle = (name: "bold" | "italic" | "strike"): boolean =>
    own[name] ?? (style[name] === true) !== (paragraph[name] === true);
  const script = own.script ?? style.script ?? paragraph.script;
  const font = own.font ?? style.font;
  const code = isCodeWordStyle(style.name) || (!isMonospaced && font !== undefined && isMonospaceFont(font));
  const highlight = own.highlight ?? style.highlight;
  return {
    ...(toggle("bold") && { bold: true as const }),
    ...(toggle("italic") && { italic: true as const }),
    ...((own.underline ?? style.underline ?? paragraph.underline) === true && { underline: true as const }),
    ...(toggle("strike") && { strike: true as const }),
    ...(script !== undefined && script !== "baseline" && { script }),
    ...(highlight !== undefined && !code && { highlight }),
    ...(code && { code }),
  };
}
