/** HTML of single elements of texts in DocBook, JATS, TEI and FictionBook. */
import { textOf, type XmlElement } from "../../xml/xml-node.ts";
import { localName } from "./element-queries.ts";

export function styleOf(css: string): string | undefined {
  if (/bold|strong/i.test(css)) return "strong";
  if (/ital|slant|emph/i.test(css)) return "em";
  if (/strike|line-through/i.test(css)) return "s";
  if (/sup/i.test(css)) return "sup";
  if (/sub/i.test(css)) return "sub";
  return /underline/i.test(css) ? "u" : undefined;
}

/** Spans in HTML, TEI and the CALS model, whose columns have names. */
export function spansOf(cell: XmlElement, row: XmlElement): string {
  const { attributes } = cell;
  const digits = (name: string): number => Number.parseInt(attributes.get(name) ?? "", 10);
  const column = (name: string): number => Number(/\d+$/.exec(attributes.get(name) ?? "")?.[0] ?? Number.NaN);
  const wide = [
    digits("colspan"),
    localName(row) === "row" ? digits("cols") : Number.NaN,
    column("nameend") - column("namest") + 1,
  ];
  const high = [digits("rowspan"), localName(row) === "row" ? digits("rows") : Number.NaN, digits("morerows") + 1];
  const first = (numbers: readonly number[]): number => numbers.find((number) => number > 1 && number < 1000) ?? 1;
  return `${first(wide) > 1 ? ` colspan="${first(wide)}"` : ""}${first(high) > 1 ? ` rowspan="${first(high)}"` : ""}`;
}

export function mathml(element: XmlElement): string {
  const tag = localName(element);
  const inner = element.children.map((child) => (typeof child === "string" ? escaped(child) : mathml(child))).join("");
  return `<${tag}>${inner}</${tag}>`;
}

export function code(element: XmlElement): string {
  const codeLanguage = /^codeblock (\S+)/.exec(element.attributes.get("type") ?? "")?.[1];
  const language = element.attributes.get("language") ?? codeLanguage;
  const inner = escaped(textOf(element).replace(/^\n/, ""));
  return language === undefined
    ? `<pre>${inner}</pre>`
    : `<pre><code class="language-${escaped(language)}">${inner}</code></pre>`;
}

/** Papers store formulas as complete LaTeX documents. */
export function tex(element: XmlElement): string {
  const text = textOf(element);
  const body = /\\begin\{document\}([^]*)\\end\{document\}/.exec(text)?.[1] ?? text;
  const formula = body
    .trim()
    .replaceAll(/^(?:\$\$?|\\[[(])|(?:\$\$?|\\[\])])$/g, "")
    .trim();
  return `<script type="math/tex">${formula.replaceAll("</", "")}</script>`;
}

export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
