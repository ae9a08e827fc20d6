/** Papers as flat OpenDocument texts, which LibreOffice prints. */
import { randomOf } from "../training/pages/random.ts";
import type { Paper, Part } from "./paper-text.ts";

const SPACES = ["office", "text", "table", "style"].map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`).join(" "); // prettier-ignore

export function odtPaper(paper: Paper, seed: number): string {
  const random = randomOf(seed);
  const isLandscape = paper.options.includes("landscape");
  const [width, height] = isLandscape ? ["29.7cm", "21cm"] : ["21cm", "29.7cm"];
  const size = isLandscape ? 24 : random.pick([10, 11, 12]);
  const align = paper.isCentred ? "center" : "start";
  const paragraph = (name: string, scale = 1, layout = `fo:text-align="${align}"`): string =>
    `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties fo:margin-bottom="0.25cm" ${layout}/><style:text-properties style:font-name="F" fo:font-size="${Math.round(size * scale)}pt" fo:font-weight="${scale > 1 ? "bold" : "normal"}"/></style:style>`;
  const styles = [
    paragraph("p"),
    paragraph("title", random.pick([1.5, 1.8, 2.2])),
    paragraph("heading", 1.2),
    paragraph("right", 1, 'fo:text-align="end"'),
    paragraph("next", 1, 'fo:break-before="page"'),
    `<style:style style:name="cell" style:family="table-cell"><style:table-cell-properties fo:padding="0.1cm" fo:border="${random.pick(["0.5pt solid #444444", "none"])}"/></style:style>`,
    `<style:page-layout style:name="layout"><style:page-layout-properties fo:page-width="${width}" fo:page-height="${height}" fo:margin="${random.pick([1.8, 2.2, 2.6])}cm" style:print-orientation="${isLandscape ? "landscape" : "portrait"}"/><style:footer-style/></style:page-layout>`,
  ];
  const foot = escaped(paper.foot ?? "")
    .replace("{n}", "<text:page-number/>")
    .replace("{N}", "<text:page-count/>");
  const footer = paper.foot === undefined ? "" : `<style:footer><text:p text:style-name="p">${foot}</text:p></style:footer>`; // prettier-ignore
  return `<?xml version="1.0" encoding="UTF-8"?><office:document ${SPACES} xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text"><office:font-face-decls><style:font-face style:name="F" svg:font-family="'${random.pick(["DejaVu Sans", "DejaVu Serif"])}'"/></office:font-face-decls><office:automatic-styles>${styles.join("")}</office:automatic-styles><office:master-styles><style:master-page style:name="Standard" style:page-layout-name="layout">${footer}</style:master-page></office:master-styles><office:body><office:text>${bodyOf(paper.parts)}</office:text></office:body></office:document>`;
}

function bodyOf(parts: readonly Part[]): string {
  const names = { title: "title", heading: "heading", right: "right", text: "p", item: "p" } as const;
  const xml = parts.map(({ type, texts }, at) => {
    const lines = texts.map(escaped);
    if (type === "page") return '<text:p text:style-name="next"/>';
    if (type === "plan") return "";
    if (type !== "row") return `<text:p text:style-name="${names[type]}">${type === "item" ? "• " : ""}${lines.join("<text:line-break/>")}</text:p>`; // prettier-ignore
    const begins = parts[at - 1]?.type === "row" ? "" : `<table:table><table:table-column table:number-columns-repeated="${widest(parts, at)}"/>`; // prettier-ignore
    const ends = parts[at + 1]?.type === "row" ? "" : "</table:table><text:p/>";
    const cells = [...lines, ...Array.from({ length: widest(parts, at) - lines.length }, () => "")];
    return `${begins}<table:table-row>${cells.map((cell) => `<table:table-cell table:style-name="cell"><text:p text:style-name="p">${cell}</text:p></table:table-cell>`).join("")}</table:table-row>${ends}`;
  });
  return xml.join("");
}

/** Number of cells of the longest row of the table that a row belongs to. */
function widest(parts: readonly Part[], row: number): number {
  let from = row;
  while (parts[from - 1]?.type === "row") from -= 1;
  let most = 0;
  for (let at = from; parts[at]?.type === "row"; at++) most = Math.max(most, parts[at]!.texts.length);
  return most;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
