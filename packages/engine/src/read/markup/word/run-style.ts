import type { InlineStyle } from "../../../styled/styled-text.ts";
import { childOf, type XmlElement } from "../../xml/xml-node.ts";
import { isCodeWordStyle, isMonospaceFont, markerColour } from "../style-names.ts";
import { isSwitchedOn } from "./on-off.ts";

/** Text properties of a run, of its style or of a paragraph's style; undefined values are inherited. */
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

/** For each property, the first defined value of several. */
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

/** Sources of a run's style: its own properties, its character style, its paragraph's style. */
export interface RunSources {
  readonly own: RunTraits;
  readonly style: RunTraits & { readonly name: string };
  readonly paragraph: RunTraits;
  /** Whether the document's default font is monospaced, so that a monospaced font means nothing. */
  readonly isMonospaced: boolean;
}

/** If the character style and the paragraph style both switch a property on, together they switch it off (17.7.3). */
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
