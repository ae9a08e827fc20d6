/**
 * Equations of Office (OMML; ECMA-376, 22.1) as LaTeX.
 *
 * Each kind of element is one entry of a table; one that is not known is read as what stands inside of it, so that no
 * letter is lost and one equation cannot cost another.
 */
import { childOf, childrenOf, textOf, type XmlElement } from "../../xml/xml-node.ts";

/** The equation between dollar signs. */
export function mathToLatex(element: XmlElement): string {
  const latex = inside(element).trim();
  return latex === "" ? "" : `$${latex}$`;
}

function inside(element: XmlElement | undefined): string {
  return element === undefined ? "" : childrenOf(element).map(toLatex).join("");
}

function toLatex(element: XmlElement): string {
  return (KINDS[element.name] ?? inside)(element);
}

const part = (element: XmlElement, name: string): string => inside(childOf(element, name));
const group = (element: XmlElement, name: string): string => `{${part(element, name)}}`;
const property = (element: XmlElement, name: string): string | undefined =>
  childrenOf(element)
    .find((child) => child.name.endsWith("Pr"))
    ?.children.filter((child) => typeof child !== "string")
    .find((child) => child.name === name)
    ?.attributes.get("m:val");

const KINDS: Readonly<Record<string, (element: XmlElement) => string>> = {
  "w:del": () => "",
  "w:moveFrom": () => "",
  "m:r": (run) =>
    childrenOf(run, "m:t")
      .map((text) => escapeMath(textOf(text)))
      .join(""),
  "m:f": (f) =>
    property(f, "m:type") === "lin"
      ? `${part(f, "m:num")}/${part(f, "m:den")}`
      : `\\frac${group(f, "m:num")}${group(f, "m:den")}`,
  "m:sSup": (s) => `${base(s)}^${group(s, "m:sup")}`,
  "m:sSub": (s) => `${base(s)}_${group(s, "m:sub")}`,
  "m:sSubSup": (s) => `${base(s)}_${group(s, "m:sub")}^${group(s, "m:sup")}`,
  "m:sPre": (s) => `{}_${group(s, "m:sub")}^${group(s, "m:sup")}${base(s)}`,
  "m:rad": (rad) => {
    const degree = part(rad, "m:deg");
    return `\\sqrt${degree === "" ? "" : `[${degree}]`}${group(rad, "m:e")}`;
  },
  "m:nary": (nary) => {
    const sign = property(nary, "m:chr") ?? "∫";
    const [below, above] = [part(nary, "m:sub"), part(nary, "m:sup")];
    const limits = (below === "" ? "" : `_{${below}}`) + (above === "" ? "" : `^{${above}}`);
    return `${OPERATORS[sign] ?? sign}${limits}${group(nary, "m:e")}`;
  },
  "m:d": (d) => {
    const [open, close] = [property(d, "m:begChr") ?? "(", property(d, "m:endChr") ?? ")"];
    const between = property(d, "m:sepChr") ?? "|";
    const body = childrenOf(d, "m:e").map(inside).join(between);
    return `\\left${delimiter(open)}${body}\\right${delimiter(close)}`;
  },
  "m:func": (func) => {
    const name = part(func, "m:fName").trim();
    return `${FUNCTIONS.has(name) ? `\\${name}` : name}${group(func, "m:e")}`;
  },
  "m:acc": (acc) => `${ACCENTS[property(acc, "m:chr") ?? "\u0302"] ?? "\\hat"}${group(acc, "m:e")}`,
  "m:bar": (bar) => `${property(bar, "m:pos") === "top" ? "\\overline" : "\\underline"}${group(bar, "m:e")}`,
  "m:limLow": (lim) => `${base(lim)}_${group(lim, "m:lim")}`,
  "m:limUpp": (lim) => `${base(lim)}^${group(lim, "m:lim")}`,
  "m:m": (matrix) => {
    const rows = childrenOf(matrix, "m:mr").map((row) => childrenOf(row, "m:e").map(inside).join(" & "));
    return `\\begin{matrix}${rows.join(String.raw` \\ `)}\\end{matrix}`;
  },
  "m:eqArr": (rows) =>
    String.raw`\begin{aligned}${childrenOf(rows, "m:e")
      // Where rows are aligned is said by the sign that says it in LaTeX, too (22.1.2.34).
      .map((row) => inside(row).replaceAll(String.raw`\&`, "&"))
      .join(String.raw` \\ `)}\end{aligned}`,
  // Paragraphs of equations set them one under the other.
  "m:oMathPara": (paragraph) =>
    childrenOf(paragraph, "m:oMath")
      .map(inside)
      .join(String.raw` \\ `),
};

function base(element: XmlElement): string {
  const text = part(element, "m:e");
  return Array.from(text).length === 1 ? text : `{${text}}`;
}

const OPERATORS: Readonly<Record<string, string>> = {
  "∑": String.raw`\sum`,
  "∏": String.raw`\prod`,
  "∫": String.raw`\int`,
  "∬": String.raw`\iint`,
  "∮": String.raw`\oint`,
  "⋃": String.raw`\bigcup`,
  "⋂": String.raw`\bigcap`,
};

const ACCENTS: Readonly<Record<string, string>> = {
  "\u0302": String.raw`\hat`,
  "\u0303": String.raw`\tilde`,
  "\u0304": String.raw`\bar`,
  "\u0305": String.raw`\overline`,
  "\u0307": String.raw`\dot`,
  "\u0308": String.raw`\ddot`,
  "\u030C": String.raw`\check`,
  "\u20D7": String.raw`\vec`,
};

const FUNCTIONS = new Set(
  "sin cos tan cot sec csc sinh cosh tanh arcsin arccos arctan log ln exp lim max min det gcd".split(" "),
);

function delimiter(sign: string): string {
  if (sign === "") return ".";
  return sign === "{" || sign === "}" ? `\\${sign}` : sign;
}

/** Letters that mean something to TeX. */
function escapeMath(text: string): string {
  return text.replaceAll(/[#%&{}]/g, String.raw`\$&`);
}
