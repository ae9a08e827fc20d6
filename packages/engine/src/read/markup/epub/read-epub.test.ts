import { readFixture } from "@docsvc/fixtures";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { renderMarkdown } from "../../../output/render-markdown.ts";
import { parse } from "../../../parse.ts";
import { changeParts } from "../../../../testing/zip-parts.ts";

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

test("a book whose folders are named like those of Office files is a book", async () => {
  const book = zipSync({
    mimetype: [strToU8("application/epub+zip"), { level: 0 }],
    "META-INF/container.xml": strToU8(
      '<container><rootfiles><rootfile full-path="password/b.opf"/></rootfiles></container>',
    ),
    "password/b.opf": strToU8(
      '<package><manifest><item id="a" href="a.xhtml"/></manifest><spine><itemref idref="a"/></spine></package>',
    ),
    "password/a.xhtml": strToU8("<html><body><p>Words</p></body></html>"),
  });
  expect(renderMarkdown((await parse(book)).result)).toBe("Words\n");
});

test("what the linked sheets of a book hide is not read, those for print aside", async () => {
  const book = zipSync({
    mimetype: [strToU8("application/epub+zip"), { level: 0 }],
    "META-INF/container.xml": strToU8('<container><rootfiles><rootfile full-path="O/b.opf"/></rootfiles></container>'),
    "O/b.opf": strToU8(
      '<package><manifest><item id="a" href="t/a.xhtml"/></manifest><spine><itemref idref="a"/></spine></package>',
    ),
    "O/s.css": strToU8(".screen { display: none }"),
    "O/p.css": strToU8("p { display: none }"),
    "O/t/a.xhtml":
      strToU8(`<html><head><link rel="stylesheet" href="../s.css"/><link rel="stylesheet" media="print" href="../p.css"/>
      <link rel="stylesheet" href="https://example.com/x.css"/><link rel="stylesheet" href="none.css"/></head>
      <body><p>Words</p><p class="screen">gone</p></body></html>`),
  });
  expect(renderMarkdown((await parse(book)).result)).toBe("Words\n");
});

test("notes are in a file of their own, and a number is of the note that its link names", async () => {
  const page = (body: string): Uint8Array => strToU8(`<html><body>${body}</body></html>`);
  const link = (target: string): string => `<a epub:type="noteref" href="${target}">*</a>`;
  const book = zipSync({
    mimetype: [strToU8("application/epub+zip"), { level: 0 }],
    "META-INF/container.xml": strToU8('<container><rootfiles><rootfile full-path="b.opf"/></rootfiles></container>'),
    "b.opf": strToU8(
      `<package><manifest>${["a", "b", "n"].map((id) => `<item id="${id}" href="${id}.xhtml"/>`).join("")}</manifest>
      <spine>${["a", "b", "n"].map((id) => `<itemref idref="${id}"/>`).join("")}</spine></package>`,
    ),
    "a.xhtml": page(`<p id="x">First${link("n.xhtml#x")}.</p>`),
    "b.xhtml": page(`<p>Second${link("n.xhtml#y")}, raised<sup id="r"><a href="n.xhtml#z">3</a></sup>.</p>`),
    "n.xhtml": page('<p id="x">One.</p><p id="y">Two.</p><p id="z">Three. <a href="b.xhtml#r">back</a></p>'),
  });
  expect(renderMarkdown((await parse(book)).result)).toBe(
    "First[^1].\n\nSecond[^2], raised[^3].\n\n[^1]: One.\n\n[^2]: Two.\n\n[^3]: Three.\n",
  );
});

test("books and OpenDocument files that were packed again are still known", async () => {
  const files = {
    "META-INF/container.xml": strToU8('<container><rootfiles><rootfile full-path="b.opf"/></rootfiles></container>'),
    "b.opf": strToU8(
      '<package><manifest><item id="a" href="a.xhtml"/></manifest><spine><itemref idref="a"/></spine></package>',
    ),
    "a.xhtml": strToU8("<html><body><p>Words</p></body></html>"),
  };
  const type = strToU8("application/epub+zip\n");
  for (const book of [
    zipSync({ mimetype: [type, { level: 9 }], ...files }),
    zipSync({ ...files, mimetype: type }),
    zipSync(files),
  ]) {
    expect(renderMarkdown((await parse(book)).result)).toBe("Words\n");
  }
  const odt = changeParts(await readFixture("office/minutes.odt"), (_, bytes) => bytes);
  const repacked = renderMarkdown((await parse(odt)).result);
  expect(repacked).toBe(renderMarkdown((await parse(await readFixture("office/minutes.odt"))).result));
});

test("an empty title takes no text of its page, and of a switch one way is read", async () => {
  const way = '<epub:case required-namespace="http://www.w3.org/1998/Math/MathML"><p>known</p></epub:case>';
  const page = (body: string): string =>
    `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title/></head><body>${body}</body></html>`;
  const book = zipSync({
    mimetype: [strToU8("application/epub+zip"), { level: 0 }],
    "META-INF/container.xml": strToU8('<container><rootfiles><rootfile full-path="b.opf"/></rootfiles></container>'),
    "b.opf": strToU8(
      '<package><manifest><item id="a" href="a.xhtml"/></manifest><spine><itemref idref="a"/></spine></package>',
    ),
    "a.xhtml": strToU8(
      page(
        `<h2/><p>One</p><epub:switch>${way}<epub:default><p>else</p></epub:default></epub:switch><epub:switch><epub:case required-namespace="urn:other"><p>other</p></epub:case><epub:default><p>plain</p></epub:default></epub:switch>`,
      ),
    ),
  });
  expect(renderMarkdown((await parse(book)).result)).toBe("One\n\nknown\n\nplain\n");
});
