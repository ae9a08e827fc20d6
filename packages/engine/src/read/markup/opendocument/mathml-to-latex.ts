/** Equations in MathML, of OpenDocument and of web pages, as LaTeX; an element that is not known is read as what is inside of it. */
import { childrenOf, textOf, type XmlElement } from "../../xml/xml-node.ts";

export function mathmlToLatex(math: XmlElement): string {
  const latex = toLatex(math).trim();
  return latex === "" ? "" : `$${latex}$`;
}

function toLatex(element: XmlElement): string {
  const parts = childrenOf(element).map(toLatex);
  const [first = "", second = "", third = ""] = parts;
  switch (element.name) {
    case "math:annotation":
    case "math:annotation-xml":
    case "math:mphantom":
      return "";
    case "math:mi":
    case "math:mn":
    case "math:mo":
    case "math:mtext":
      return textOf(element).trim();
    case "math:mfrac":
      return `\\frac{${first}}{${second}}`;
    case "math:msup":
    case "math:mover":
      return `${base(first)}^{${second}}`;
    case "math:msub":
    case "math:munder":
      return `${base(first)}_{${second}}`;
    case "math:msubsup":
    case "math:munderover":
      return `${base(first)}_{${second}}^{${third}}`;
    case "math:msqrt":
      return `\\sqrt{${parts.join("")}}`;
    case "math:mroot":
      return `\\sqrt[${second}]{${first}}`;
    case "math:mfenced":
      return `(${parts.join(",")})`;
    case "math:mtable":
      return String.raw`\begin{matrix}${parts.join(String.raw` \\ `)}\end{matrix}`;
    case "math:mtr":
      return parts.join(" & ");
    default:
      return parts.join("");
  }
}

/** What an index is at: more than one letter is held together. */
function base(text: string): string {
  return Array.from(text).length > 1 && !/^\\\w+$/.test(text) ? `{${text}}` : text;
}
