import { strToU8 } from "fflate";
import { ADDRESS, AFTER, BEFORE, INNER, isInline, type InlineKind, type Kind } from "./kinds.ts";

const NAMES = ["office", "text", "table", "style", "draw", "presentation", "fo", "svg"]
  .map((name) => [name, { draw: "drawing", fo: "xsl-fo-compatible", svg: "svg-compatible" }[name] ?? name] as const)
  .map(([name, uri]) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${uri}:1.0"`)
  .concat('xmlns:xlink="http://www.w3.org/1999/xlink"')
  .join(" ");

const PROPERTIES: Partial<Record<InlineKind, string>> = {
  bold: 'fo:font-weight="bold"',
  italic: 'fo:font-style="italic"',
  underline: 'style:text-underline-style="solid"',
  strike: 'style:text-line-through-style="solid"',
  superscript: 'style:text-position="super 58%"',
  subscript: 'style:text-position="sub 58%"',
  highlight: 'fo:background-color="#ffff00"',
  code: 'style:font-name="Liberation Mono"',
};

type Program = "text" | "presentation" | "spreadsheet";

function fileOf(program: Program, styles: string, content: string): Uint8Array {
  return strToU8(
    `<?xml version="1.0"?><office:document ${NAMES} office:mimetype="application/vnd.oasis.opendocument.${program}"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:${program}>${AROUND[program](content)}</office:${program}></office:body></office:document>`,
  );
}

const AROUND: Readonly<Record<Program, (content: string) => string>> = {
  text: (content) => content,
  presentation: (content) => {
    const place = 'svg:x="50pt" svg:y="100pt" svg:width="400pt" svg:height="40pt"';
    if (content.startsWith("<draw:")) return `<draw:page>${content}</draw:page>`;
    const shape = content.startsWith("<table:") ? "frame" : "custom-shape";
    return `<draw:page><draw:${shape} ${place}>${content}</draw:${shape}></draw:page>`;
  },
  spreadsheet: (content) =>
    `<table:table table:name="Data"><table:table-row><table:table-cell office:value-type="string">${content}</table:table-cell></table:table-row></table:table>`,
};

function inlineOf(kind: InlineKind): readonly [styles: string, content: string] {
  const styles = `<style:style style:name="S" style:family="text"><style:text-properties ${PROPERTIES[kind] ?? ""}/></style:style>`;
  const inner =
    kind === "link"
      ? `<text:a xlink:href="${ADDRESS}">${INNER}</text:a>`
      : `<text:span text:style-name="S">${INNER}</text:span>`;
  return [styles, `<text:p>${BEFORE}${inner}${AFTER}</text:p>`];
}

const LINES = "<text:p>Boat house<text:line-break/>Harbour road 4</text:p>";
const NOTE =
  '<text:p>The roof is tarred.<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body><text:p>Each spring.</text:p></text:note-body></text:note></text:p>';
const cellOf = (content: string): string => `<table:table-cell><text:p>${content}</text:p></table:table-cell>`;
const TABLE = `<table:table><table:table-header-rows><table:table-row>${cellOf("Part")}${cellOf("Price")}</table:table-row></table:table-header-rows><table:table-row>${cellOf("Ladder")}${cellOf('<text:span text:style-name="S">55</text:span> 40')}</table:table-row></table:table>`;
const STRUCK =
  '<style:style style:name="S" style:family="text"><style:text-properties style:text-line-through-style="solid"/></style:style>';
const FORMULA =
  '<draw:frame svg:x="50pt" svg:y="100pt" svg:width="100pt" svg:height="40pt"><draw:object><math:math xmlns:math="http://www.w3.org/1998/Math/MathML"><math:mfrac><math:mi>a</math:mi><math:mi>b</math:mi></math:mfrac></math:math></draw:object></draw:frame>';
const styled = (name: string, text: string): string => `<text:p text:style-name="${name}">${text}</text:p>`;

export function odtOf(kind: Kind): Uint8Array | undefined {
  if (kind === "footnote") return fileOf("text", "", NOTE);
  if (kind !== "definition list") return pageOf("text", kind);
  const names = ["List_20_Heading", "List_20_Contents"] as const;
  return fileOf("text", names.map(style).join(""), styled(names[0], "Batten") + styled(names[1], "A strip of wood."));
}

/** Markup that texts and slides have in common. */
function pageOf(body: "text" | "presentation", kind: Kind): Uint8Array | undefined {
  if (isInline(kind)) return fileOf(body, ...inlineOf(kind));
  switch (kind) {
    case "quotation":
      return fileOf(body, style("Quotations"), styled("Quotations", "The roof is tarred."));
    case "code block":
      return fileOf(
        body,
        style("Preformatted_20_Text"),
        styled("Preformatted_20_Text", "if wet:") + styled("Preformatted_20_Text", '<text:s text:c="4"/>stop()'),
      );
    case "task list":
      return fileOf(body, "", "<text:p>☒ Tar the roof</text:p><text:p>☐ Lend the ladder</text:p>");
    case "line break":
      return fileOf(body, "", LINES);
    case "struck cell":
      return fileOf(body, STRUCK, TABLE);
    case "formula":
      return fileOf(body, "", body === "text" ? `<text:p>${FORMULA}</text:p>` : FORMULA);
    default:
      return undefined;
  }
}

const style = (name: string): string => `<style:style style:name="${name}" style:family="paragraph"/>`;

export function odpOf(kind: Kind): Uint8Array | undefined {
  return pageOf("presentation", kind);
}

export function odsOf(kind: Kind): Uint8Array | undefined {
  if (isInline(kind)) return fileOf("spreadsheet", ...inlineOf(kind));
  return kind === "line break"
    ? fileOf("spreadsheet", "", "<text:p>Boat house</text:p><text:p>Harbour road 4</text:p>")
    : undefined;
}
