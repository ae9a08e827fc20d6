/**
 * Converts Office equations (OMML; ECMA-376, 22.1) to LaTeX.
 *
 * Each element kind is one entry of a table; an unknown element is read as its content, so no
 * letter is lost and one equation cannot affect another.
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
  "m:f": (f) => {
    const type = property(f, "m:type");
    if (type === "lin" || type === "skw") return `${part(f, "m:num")}/${part(f, "m:den")}`;
    // Without its bar it is a stack of two, as in a binomial coefficient.
    if (type === "noBar") return `{${part(f, "m:num")} \\atop ${part(f, "m:den")}}`;
    return `\\frac${group(f, "m:num")}${group(f, "m:den")}`;
  },
  "m:sSup": (s) => `${base(s)}^${group(s, "m:sup")}`,
  "m:sSub": (s) => `${base(s)}_${group(s, "m:sub")}`,
  "m:sSubSup": (s) => `${base(s)}_${group(s, "m:sub")}^${group(s, "m:sup")}`,
  "m:sPre": (s) => `{}_${group(s, "m:sub")}^${group(s, "m:sup")}${base(s)}`,
  "m:rad": (rad) => {
    const degree = isSet(rad, "m:degHide") ? "" : part(rad, "m:deg");
    return `\\sqrt${degree === "" ? "" : `[${degree}]`}${group(rad, "m:e")}`;
  },
  "m:nary": (nary) => {
    const sign = property(nary, "m:chr") ?? "∫";
    const below = isSet(nary, "m:subHide") ? "" : part(nary, "m:sub");
    const above = isSet(nary, "m:supHide") ? "" : part(nary, "m:sup");
    const limits = (below === "" ? "" : `_{${below}}`) + (above === "" ? "" : `^{${above}}`);
    return `${OPERATORS[sign] ?? sign}${limits}${group(nary, "m:e")}`;
  },
  "m:d": (d) => {
    const [open, close] = [property(d, "m:begChr") ?? "(", property(d, "m:endChr") ?? ")"];
    const between = property(d, "m:sepChr") ?? "|";
    const body = childrenOf(d, "m:e").map(inside).join(between);
    return `\\left${delimiter(open)}${body}\\right${delimiter(close)}`;
  },
  "m:func": (func) => `${functionName(childOf(func, "m:fName"))}${group(func, "m:e")}`,
  "m:groupChr": (grouped) => {
    const isAbove = property(grouped, "m:pos") === "top";
    const sign = property(grouped, "m:chr") ?? "⏟";
    const command = GROUPS[`${sign}${isAbove ? "^" : "_"}`];
    if (command !== undefined) return `${command}${group(grouped, "m:e")}`;
    return `\\${isAbove ? "overset" : "underset"}{${sign}}${group(grouped, "m:e")}`;
  },
  "m:borderBox": (box) => {
    const isBare = ["Top", "Bot", "Left", "Right"].every((side) => isSet(box, `m:hide${side}`));
    return isBare ? part(box, "m:e") : `\\boxed${group(box, "m:e")}`;
  },
  // A phantom takes up space but is invisible.
  "m:phant": (phantom) =>
    property(phantom, "m:show") === undefined || isSet(phantom, "m:show") ? part(phantom, "m:e") : "",
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
      // OMML marks the alignment of rows with the same sign as LaTeX (22.1.2.34).
      .map((row) => inside(row).replaceAll(String.raw`\&`, "&"))
      .join(String.raw` \\ `)}\end{aligned}`,
  // Paragraphs of equations are displayed one below the other.
  "m:oMathPara": (paragraph) =>
    childrenOf(paragraph, "m:oMath")
      .map(inside)
      .join(String.raw` \\ `),
};

/** `lim` and the like are function names even with something below them. */
function functionName(element: XmlElement | undefined): string {
  const [only, ...others] = element === undefined ? [] : childrenOf(element);
  if (others.length === 0 && (only?.name === "m:limLow" || only?.name === "m:limUpp")) {
    const sign = only.name === "m:limLow" ? "_" : "^";
    return `${functionName(childOf(only, "m:e"))}${sign}${group(only, "m:lim")}`;
  }
  const name = inside(element).trim();
  return FUNCTIONS.has(name) ? `\\${name}` : name;
}

/** Whether a property is on; its presence is enough (ECMA-376, part 1, 22.9.2.7). */
function isSet(element: XmlElement, name: string): boolean {
  const properties = childrenOf(element).find((child) => child.name.endsWith("Pr"));
  const found = childOf(properties, name);
  return found !== undefined && !/^(?:0|off|false)$/.test(found.attributes.get("m:val") ?? "1");
}

function base(element: XmlElement): string {
  const text = part(element, "m:e");
  return Array.from(text).length === 1 ? text : `{${text}}`;
}

const OPERATORS: Readonly<Record<string, string>> = {
  "∑": String.raw`\sum`,
  "∏": String.raw`\prod`,
  "∫": String.raw`\int`,
  "∬": String.raw`\iint`,
  "∭": String.raw`\iiint`,
  "∮": String.raw`\oint`,
  "∐": String.raw`\coprod`,
  "⋁": String.raw`\bigvee`,
  "⋀": String.raw`\bigwedge`,
  "⨁": String.raw`\bigoplus`,
  "⨂": String.raw`\bigotimes`,
  "⨀": String.raw`\bigodot`,
  "⋃": String.raw`\bigcup`,
  "⋂": String.raw`\bigcap`,
};

/** Signs that group the content below (`^`) or above (`_`) them. */
const GROUPS: Readonly<Record<string, string>> = {
  "⏟_": String.raw`\underbrace`,
  "⏞^": String.raw`\overbrace`,
  "→^": String.raw`\overrightarrow`,
  "←^": String.raw`\overleftarrow`,
  "↔^": String.raw`\overleftrightarrow`,
  "→_": String.raw`\underrightarrow`,
  "←_": String.raw`\underleftarrow`,
  "⎴^": String.raw`\overbracket`,
  "⎵_": String.raw`\underbracket`,
};

const ACCENTS: Readonly<Record<string, string>> = {
  "\u0300": String.raw`\grave`,
  "\u0301": String.raw`\acute`,
  "\u0306": String.raw`\breve`,
  "\u030A": String.raw`\mathring`,
  "\u0332": String.raw`\underline`,
  "\u20D6": String.raw`\overleftarrow`,
  "\u20D0": String.raw`\overset{↼}`,
  "\u20D1": String.raw`\overset{⇀}`,
  "\u20DB": String.raw`\dddot`,
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

/** Escapes chars with a meaning in TeX. */
function escapeMath(text: string): string {
  return text.replaceAll(/[#%&{}]/g, String.raw`\$&`);
}
