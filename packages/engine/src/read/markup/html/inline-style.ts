import type { DefaultTreeAdapterTypes } from "parse5";
import type { InlineStyle } from "../../../styled/styled-text.ts";
import { isMonospaceFont, markerColour } from "../style-names.ts";
import { cascade } from "./cascade.ts";
import { BLOCKS } from "./html-elements.ts";
import { attribute } from "./selector.ts";

type Element = DefaultTreeAdapterTypes.Element;

/** Returns the style of an element's text from the surrounding style and its own. */
export type StylesElement = (element: Element, around: InlineStyle) => InlineStyle;

/** Elements with a style of their own in browsers (HTML Standard, 15.3). */
const ELEMENTS: Readonly<Record<string, InlineStyle>> = {
  ...ofEach("b strong", { bold: true }),
  ...ofEach("i em cite dfn var", { italic: true }),
  ...ofEach("u ins", { underline: true }),
  ...ofEach("s strike del", { strike: true }),
  ...ofEach("code kbd samp tt", { code: true }),
  sup: { script: "superscript" },
  sub: { script: "subscript" },
  mark: { highlight: "#ffff00" },
};

function ofEach(names: string, style: InlineStyle): Record<string, InlineStyle> {
  return Object.fromEntries(names.split(" ").map((name) => [name, style]));
}

const PROPERTIES: ReadonlySet<string> = new Set([
  "font-weight",
  "font-style",
  "font-family",
  "text-decoration",
  "text-decoration-line",
  "vertical-align",
  "background",
  "background-color",
]);

/** @param sheets - texts of the page's style sheets */
export function stylesOfElements(sheets: readonly string[]): StylesElement {
  const declared = cascade(sheets, PROPERTIES);
  return (element, around) => {
    const named = ELEMENTS[element.tagName];
    const link = element.tagName === "a" ? addressOf(element) : undefined;
    const values = declared(element);
    if (named === undefined && link === undefined && values.size === 0) return around;
    const style = { ...around, ...named, ...(link !== undefined && { link }) };
    return values.size === 0 ? style : withDeclared(style, values, BLOCKS.has(element.tagName));
  };
}

function addressOf(element: Element): string | undefined {
  const address = (attribute(element, "href") ?? "").trim();
  return /^(?:https?|ftp|mailto|tel):/i.test(address) ? address : undefined;
}

type Changeable = { -readonly [Name in keyof InlineStyle]: InlineStyle[Name] };

function withDeclared(style: InlineStyle, values: ReadonlyMap<string, string>, isBlock: boolean): InlineStyle {
  const changed: Changeable = { ...style };
  const set = (name: "bold" | "italic", isOn: boolean | undefined): void => {
    if (isOn === true) changed[name] = true;
    else if (isOn === false) delete changed[name];
  };
  set("bold", isBold(values.get("font-weight")));
  set("italic", isItalic(values.get("font-style")));
  // Outer underlines and strikethroughs continue through inner elements, whatever those declare.
  const lines = `${values.get("text-decoration") ?? ""} ${values.get("text-decoration-line") ?? ""}`;
  if (lines.includes("line-through")) changed.strike = true;
  if (lines.includes("underline")) changed.underline = true;
  if (/\bnone\b/.test(lines) && style.link !== undefined) delete changed.underline;
  const align = values.get("vertical-align");
  if (!isBlock && align === "super") changed.script = "superscript";
  if (!isBlock && align === "sub") changed.script = "subscript";
  if (align === "baseline") delete changed.script;
  if (isMonospaceFont(values.get("font-family") ?? "") && !isBlock) changed.code = true;
  if (!isBlock && changed.code !== true) {
    const colour = colourOf(values.get("background-color") ?? values.get("background"));
    if (colour !== undefined) changed.highlight = colour;
  }
  return changed;
}

function isBold(weight: string | undefined): boolean | undefined {
  if (weight === undefined) return undefined;
  if (/^(?:bold|bolder|[6-9]00)\b/.test(weight)) return true;
  return /^(?:normal|lighter|[1-5]00)\b/.test(weight) ? false : undefined;
}

function isItalic(style: string | undefined): boolean | undefined {
  if (style === undefined) return undefined;
  return /^(?:italic|oblique)\b/.test(style) ? true : style.startsWith("normal") ? false : undefined;
}

/** Names of common highlight colours. */
const NAMED: Readonly<Record<string, string>> = {
  yellow: "#ffff00",
  gold: "#ffd700",
  khaki: "#f0e68c",
  orange: "#ffa500",
  pink: "#ffc0cb",
  lightpink: "#ffb6c1",
  lime: "#00ff00",
  lightgreen: "#90ee90",
  palegreen: "#98fb98",
  cyan: "#00ffff",
  aqua: "#00ffff",
  lightblue: "#add8e6",
  lightyellow: "#ffffe0",
};

function colourOf(value: string | undefined): string | undefined {
  const [first = ""] = (value ?? "").split(/\s+(?![^(]*\))/);
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(first);
  if (short !== null) return markerColour(short.slice(1).map(twice).join(""));
  const rgb = /^rgba?\((\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:[\s,/]+([\d.]+%?))?\)$/.exec(first);
  if (rgb === null) return NAMED[first] ?? markerColour(first.startsWith("#") ? first.slice(0, 7) : undefined);
  if (rgb[4] !== undefined && Number.parseFloat(rgb[4]) === 0) return undefined;
  return markerColour(
    rgb
      .slice(1, 4)
      .map((part) => Number(part).toString(16).padStart(2, "0"))
      .join(""),
  );
}

function twice(digit: string): string {
  return digit + digit;
}
