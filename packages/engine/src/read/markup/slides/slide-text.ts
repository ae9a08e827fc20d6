import type { FormattingInclude } from "@docsvc/openapi";
import { childOf, childrenOf, textOf, type XmlElement } from "../../xml/xml-node.ts";
import type { Relationship } from "../ooxml/open-package.ts";
import { isAllCode, markStyle, withoutMarks } from "../../../styled/style-marks.ts";
import { slideStyle } from "./slide-style.ts";
import { mathToLatex } from "../word/math-to-latex.ts";

/** A paragraph of a shape. */
export interface SlideParagraph {
  readonly text: string;
  /** From 0. */
  readonly level: number;
  readonly properties: XmlElement | undefined;
  /** Lines of a program: its line breaks and spaces are kept. */
  readonly isCode: boolean;
}

export interface SlideTextOptions {
  readonly include: ReadonlySet<FormattingInclude>;
  readonly relationships: ReadonlyMap<string, Relationship>;
  /** Number printed on the slide. */
  readonly number?: number;
}

/** Paragraphs of a text body. */
export function paragraphsOf(body: XmlElement | undefined, options: SlideTextOptions): readonly SlideParagraph[] {
  if (body === undefined) return [];
  return childrenOf(body, "a:p").map((paragraph) => {
    const properties = childOf(paragraph, "a:pPr");
    const written = readRuns(paragraph, options);
    const isCode = /\n|^\s{2,}/.test(withoutMarks(written)) && isAllCode(written);
    return {
      isCode,
      text: isCode ? withoutMarks(written).trimEnd() : written.replaceAll(/[^\S\n\u00A0]+/gu, " ").trim(),
      level: Math.min(8, Number(properties?.attributes.get("lvl") ?? 0) || 0),
      properties,
    };
  });
}

function readRuns(element: XmlElement, options: SlideTextOptions): string {
  let text = "";
  for (const child of childrenOf(element)) {
    if (child.name === "a:r" || child.name === "a:fld") {
      const written = decodeChars(childrenOf(child, "a:t").map(textOf).join(""));
      const shown = isUncounted(child, written) ? String(options.number ?? "") : written;
      text += markStyle(shown, slideStyle(childOf(child, "a:rPr"), options.relationships));
    } else if (child.name === "a:br") text += "\n";
    else if (child.name === "m:oMath" || child.name === "m:oMathPara") text += mathToLatex(child);
    else if (child.name === "mc:AlternateContent") text += readRuns(childOf(child, "mc:Choice") ?? child, options);
    else if (child.name !== "a:pPr" && child.name !== "a:endParaRPr") text += readRuns(child, options);
  }
  return text;
}

/** Whether a field has the placeholder `‹#›` for the slide number, which is computed when displayed. */
function isUncounted({ name, attributes }: XmlElement, written: string): boolean {
  return name === "a:fld" && attributes.get("type") === "slidenum" && !/\d/.test(written);
}

/** Decodes escapes for chars that XML does not allow (ECMA-376, 22.9.2.19); PowerPoint writes line breaks in older text this way. */
function decodeChars(text: string): string {
  return text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => {
    const point = Number.parseInt(code, 16);
    if (point === 0x0b || point === 0x0a) return "\n";
    return point < 0x20 ? "" : String.fromCodePoint(point);
  });
}
