/** Equations of OpenDocument (MathML) as LaTeX; an element that is not known is read as what stands inside of it. */
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
      return "";
    case "math:mi":
    case "math:mn":
    case "math:mo":
    case "math:mtext":
      return textOf(element);
    case "math:mfrac":
      return `\\frac{${first}}{${second}}`;
    case "math:msup":
    case "math:mover":
      return `${first}^{${second}}`;
    case "math:msub":
    case "math:munder":
      return `${first}_{${second}}`;
    case "math:msubsup":
    case "math:munderover":
      return `${first}_{${second}}^{${third}}`;
    case "math:msqrt":
      return `\\sqrt{${parts.join("")}}`;
    case "math:mroot":
      return `\\sqrt[${second}]{${first}}`;
    default:
      return parts.join("");
  }
}
