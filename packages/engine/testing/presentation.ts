import { strToU8, zipSync } from "fflate";

const O = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
export const NAMESPACES: string = `xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="${O}"`;
/** A part that lists relations. */
export const links = (entries: readonly string[]): Uint8Array =>
  strToU8(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries.join("")}</Relationships>`,
  );
/** One relation of a part to another. */
export const link = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${O}/${type}" Target="${target}"/>`;

/** A presentation of slides, each given as the XML of its shapes; one that begins with `!` is hidden. */
export function presentation(slides: readonly string[]): Uint8Array {
  const files = Object.fromEntries(
    slides.map((shapes, index) => [
      `ppt/s${index}.xml`,
      strToU8(
        `<p:sld ${NAMESPACES} show="${shapes.startsWith("!") ? 0 : 1}"><p:cSld><p:spTree>${shapes.replace(/^!/, "")}</p:spTree></p:cSld></p:sld>`,
      ),
    ]),
  );
  return zipSync({
    "[Content_Types].xml": strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml"/></Types>',
    ),
    "_rels/.rels": links([link("r", "officeDocument", "ppt/main.xml")]),
    "ppt/main.xml": strToU8(
      `<p:presentation ${NAMESPACES}><p:sldIdLst>${slides.map((_, index) => `<p:sldId r:id="s${index}"/>`).join("")}</p:sldIdLst><p:sldSz cx="9144000" cy="6858000"/></p:presentation>`,
    ),
    "ppt/_rels/main.xml.rels": links(slides.map((_, index) => link(`s${index}`, "slide", `s${index}.xml`))),
    ...files,
  });
}

/** The XML of a shape at a place in points; `|` in its text starts a paragraph. */
export const shape = (text: string, [left, top]: readonly [number, number], more = "", bullet = ""): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="1" name="x"/><p:nvPr>${more}</p:nvPr></p:nvSpPr><p:spPr><a:xfrm><a:off x="${left * 12_700}" y="${top * 12_700}"/><a:ext cx="2540000" cy="635000"/></a:xfrm></p:spPr><p:txBody>${text
    .split("|")
    .map((line) => `<a:p><a:pPr>${bullet}</a:pPr><a:r><a:t>${line}</a:t></a:r></a:p>`)
    .join("")}</p:txBody></p:sp>`;
