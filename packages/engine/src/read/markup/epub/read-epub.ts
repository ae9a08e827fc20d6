import { EngineError } from "../../../document/errors.ts";
import { picturesAt } from "../../../markup-layout/block-images.ts";
import type { Markup } from "../../../markup-layout/markup.ts";
import { type Archive, openArchive } from "../../archive/open-archive.ts";
import { readPicture } from "../../archive/read-picture.ts";
import { parseXml } from "../../xml/parse-xml.ts";
import { descendantsOf } from "../../xml/xml-node.ts";
import { printableHtml } from "../html/printable-html.ts";
import { type HtmlFile, htmlPages, readHtmlText } from "../html/read-html.ts";
import type { MarkupOptions } from "../markup-reader.ts";

/** Reads a book (EPUB 3.3): the files of its spine in order, each beginning a new page. */
export async function readEpub(bytes: Uint8Array, options: MarkupOptions): Promise<Markup> {
  const archive = await openArchive(bytes);
  if (
    (await archive.read("META-INF/encryption.xml")) !== null &&
    (await archive.read("META-INF/rights.xml")) !== null
  ) {
    throw new EngineError("document_encrypted", "This book is locked by its seller (DRM); use a copy without a lock.");
  }
  const container = await archive.read("META-INF/container.xml");
  const path =
    container === null
      ? undefined
      : [...descendantsOf(parseXml(container, "META-INF/container.xml"), "rootfile")][0]?.attributes.get("full-path");
  const opf = path === undefined ? null : await archive.read(path);
  if (path === undefined || opf === null) {
    throw new EngineError("damaged_document", "This book has no list of its files.");
  }
  const root = parseXml(opf, path);
  const files = new Map([...descendantsOf(root, "item")].map(({ attributes }) => [attributes.get("id"), attributes]));
  const pages: HtmlFile[] = [];
  for (const { attributes } of descendantsOf(root, "itemref")) {
    const item = files.get(attributes.get("idref"));
    const target = item?.get("href");
    if (target === undefined || item?.get("properties")?.includes("nav") === true) continue;
    const address = new URL(target, `book:///${path}`);
    const page = await readAt(archive, address);
    if (page === null) continue;
    const html = readHtmlText(page);
    pages.push({ html, address, sheets: await linkedSheets(archive, html, address) });
  }
  const length = pages.reduce((sum, { html }) => sum + html.length, 0);
  const parts = length > MAX_AT_ONCE ? pages.map((page) => [page]) : [pages];
  const imageOf = picturesAt(options.images, (path) => readPicture(archive, path));
  const imageAt = (address: string, page: URL | undefined): number | undefined =>
    URL.canParse(address, page?.href) ? imageOf(pathOf(new URL(address, page))) : undefined;
  const blocks = parts.flatMap((part) =>
    htmlPages(part, { ...options, imageAt }).flatMap((own) =>
      own.map((block, index) => (index === 0 ? { ...block, breaksPage: true } : block)),
    ),
  );
  return {
    parts: [{ kind: "flow", blocks }],
    warnings: [],
    printable: { program: "Chromium", html: () => printableHtml(pages.map(({ html }) => html)) },
  };
}

/** Five times as long as the longest novels; a longer book is read page by page, and notes are numbered per page. */
const MAX_AT_ONCE = 20_000_000;

/** Loads the style sheets that a page links to: reading devices hide what the sheets hide. */
async function linkedSheets(archive: Archive, page: string, address: URL): Promise<readonly string[]> {
  const sheets: string[] = [];
  for (const [link] of page.matchAll(/<link\b[^>]*>/gi)) {
    const target = /\bhref\s*=\s*["']([^"']+)["']/i.exec(link)?.[1];
    const isSheet = /\brel\s*=\s*["']stylesheet["']/i.test(link) && !/\bmedia\s*=\s*["']print["']/i.test(link);
    if (!isSheet || target === undefined || !URL.canParse(target, address.href)) continue;
    if (sheets.length === MAX_SHEETS) break;
    const sheet = await readAt(archive, new URL(target, address));
    if (sheet !== null) sheets.push(new TextDecoder().decode(sheet));
  }
  return sheets;
}

/** Null for addresses outside the book. */
async function readAt(archive: Archive, address: URL): Promise<Uint8Array | null> {
  const path = pathOf(address);
  return path === undefined ? null : archive.read(path);
}

function pathOf({ protocol, pathname }: URL): string | undefined {
  return protocol === "book:" ? decodeURIComponent(pathname.slice(1)) : undefined;
}

/** More than any book's page links to. */
const MAX_SHEETS = 20;
