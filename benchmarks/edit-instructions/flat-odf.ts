/** OpenDocument files as one XML file each, which LibreOffice converts to Office formats: text and slides. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

const NAMES = ["office", "text", "table", "draw", "style", "presentation"].map(
  (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name === "draw" ? "drawing" : name}:1.0"`,
);
const SPACES = `${NAMES.join(" ")} xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2"`;
const STYLES =
  '<office:automatic-styles><style:style style:name="next" style:family="paragraph"><style:paragraph-properties fo:break-before="page"/></style:style></office:automatic-styles>';

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const document = (kind: string, body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><office:document ${SPACES} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.${kind}">${STYLES}<office:body>${body}</office:body></office:document>`;

/** Paragraphs; "# " begins a heading, "---" a page. */
export function flatText(lines: readonly string[]): string {
  const body = lines.map((line, at) => {
    if (line === "---") return "";
    const style = lines[at - 1] === "---" ? ' text:style-name="next"' : "";
    return line.startsWith("# ")
      ? `<text:h${style} text:outline-level="1">${escaped(line.slice(2))}</text:h>`
      : `<text:p${style}>${escaped(line)}</text:p>`;
  });
  return document("text", `<office:text>${body.join("")}</office:text>`);
}

export function flatSlides(slides: readonly (readonly [title: string, text: string])[]): string {
  const frame = (kind: string, y: number, text: string): string =>
    `<draw:frame presentation:class="${kind}" svg:x="2cm" svg:y="${y}cm" svg:width="22cm" svg:height="4cm"><draw:text-box><text:p>${escaped(text)}</text:p></draw:text-box></draw:frame>`;
  const pages = slides.map(
    ([title, text], at) =>
      `<draw:page draw:name="page${at + 1}">${frame("title", 1, title)}${frame("outline", 6, text)}</draw:page>`,
  );
  return document("presentation", `<office:presentation>${pages.join("")}</office:presentation>`);
}

/** @param wanted - the file's name, whose extension selects the format */
export function fromFlat(flat: string, wanted: string): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), "docsvc-flat-"));
  const [name, extension = "pdf"] = basename(wanted).split(".");
  const kind = /mimetype="application\/vnd\.oasis\.opendocument\.(\w+)"/u.exec(flat)![1]!;
  const source = join(folder, `${name}.${kind === "text" ? "fodt" : "fodp"}`);
  writeFileSync(source, flat);
  const profile = `-env:UserInstallation=file://${join(folder, "profile")}`;
  execFileSync("soffice", [profile, "--headless", "--convert-to", extension, "--outdir", folder, source], {
    stdio: "ignore",
  });
  const bytes = new Uint8Array(readFileSync(join(folder, `${name}.${extension}`)));
  rmSync(folder, { recursive: true });
  return bytes;
}
