/** Converts MathML equations of OpenDocument and web pages to LaTeX; an unknown element is read as its content. */
import { childrenOf, textOf, type XmlElement } from "../../xml/xml-node.ts";

export function mathmlToLatex(math: XmlElement): string {
  const latex = toLatex(math).trim();
  return latex === "" ? "" : `$${latex}$`;
}

function toLatex(element: XmlElement): string {
  if (HIDDEN.has(element.name)) return "";
  if (TOKENS.has(element.name)) return textOf(element).trim();
  const parts = childrenOf(element).map(toLatex);
  return (LAYOUTS[element.name] ?? joined)(parts);
}

const HIDDEN: ReadonlySet<string> = new Set(["math:annotation", "math:annotation-xml", "math:mphantom"]);
const TOKENS: ReadonlySet<string> = new Set(["math:mi", "math:mn", "math:mo", "math:mtext"]);

type Layout = (parts: readonly string[]) => string;

const joined: Layout = (parts) => parts.join("");
const above: Layout = ([first = "", second = ""]) => `${base(first)}^{${second}}`;
const below: Layout = ([first = "", second = ""]) => `${base(first)}_{${second}}`;
const belowAndAbove: Layout = ([first = "", second = "", third = ""]) => `${base(first)}_{${second}}^{${third}}`;

/** How an element combines its parts (MathML 3, chapter 3). */
const LAYOUTS: Readonly<Record<string, Layout>> = {
  "math:mfrac": ([over = "", under = ""]) => `\\frac{${over}}{${under}}`,
  "math:msup": above,
  "math:mover": above,
  "math:msub": below,
  "math:munder": below,
  "math:msubsup": belowAndAbove,
  "math:munderover": belowAndAbove,
  "math:msqrt": (parts) => `\\sqrt{${parts.join("")}}`,
  "math:mroot": ([radicand = "", index = ""]) => `\\sqrt[${index}]{${radicand}}`,
  "math:mfenced": (parts) => `(${parts.join(",")})`,
  "math:mtable": (parts) => String.raw`\begin{matrix}${parts.join(String.raw` \\ `)}\end{matrix}`,
  "math:mtr": (parts) => parts.join(" & "),
};

/** The base of an index; more than one letter is grouped. */
function base(text: string): string {
  return Array.from(text).length > 1 && !/^\\\w+$/.test(text) ? `{${text}}` : text;
}
