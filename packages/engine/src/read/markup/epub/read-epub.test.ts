import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { renderMarkdown } from "../../../output/render-markdown.ts";
import { parse } from "../../../parse.ts";

test("a book is the files of its spine in order, each beginning a page", async () => {
  const item = (id: string, href: string, more = ""): string => `<item id="${id}" href="${href}" ${more}/>`;
  const book = zipSync({
    mimetype: [strToU8("application/epub+zip"), { level: 0 }],
    "META-INF/container.xml": strToU8(
      '<container><rootfiles><rootfile full-path="OPS/book.opf"/></rootfiles></container>',
    ),
    "OPS/book.opf": strToU8(
      `<package><manifest>${item("b", "two%20b.xhtml")}${item("a", "one.xhtml")}${item("n", "nav.xhtml", 'properties="nav"')}</manifest><spine><itemref idref="n"/><itemref idref="a"/><itemref idref="b"/></spine></package>`,
    ),
    "OPS/nav.xhtml": strToU8("<html><body>Contents</body></html>"),
    "OPS/one.xhtml": strToU8('<?xml version="1.0"?><html><body><h1>One</h1><p>First.</p></body></html>'),
    "OPS/two b.xhtml": strToU8("<html><body><h1>Two</h1></body></html>"),
  });
  const { result, numPages } = await parse(book);
  expect(numPages).toBe(2);
  expect(renderMarkdown(result)).toBe("# One\n\nFirst.\n\n# Two\n");
});
