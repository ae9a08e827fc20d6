import { expect, test } from "vitest";
import { parseXml } from "./parse-xml.ts";
import { childOf, childrenOf, descendantsOf, textOf } from "./xml-node.ts";

const parse = (text: string) => parseXml(new TextEncoder().encode(text));

test("names have the prefixes of readers, whatever a file calls them, strict or transitional", () => {
  const strict = parse('<q:body xmlns:q="http://purl.oclc.org/ooxml/wordprocessingml/main"><q:p q:val="1"/></q:body>');
  const loose = parse(
    '<body xmlns="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:z="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><p z:val="1"/></body>',
  );
  for (const root of [strict, loose]) {
    expect(root.name).toBe("w:body");
    expect(childOf(root, "w:p")!.attributes.get("w:val")).toBe("1");
  }
});

test("texts and elements keep their order", () => {
  const root = parse("<a>one<b>two</b><![CDATA[<three>]]></a>");
  expect(root.children).toHaveLength(3);
  expect(textOf(root)).toBe("onetwo<three>");
  expect([...descendantsOf(root, "b")].map(textOf)).toEqual(["two"]);
  expect(childrenOf(root)).toHaveLength(1);
});

test("encodings are recognised by the mark or the declaration", () => {
  const utf16 = Uint8Array.from([0xff, 0xfe, ...Buffer.from("<a>é</a>", "utf16le")]);
  expect(textOf(parseXml(utf16))).toBe("é");
  const latin = Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>', "latin1");
  expect(textOf(parseXml(latin))).toBe("é");
});

test.each([
  ["an entity that it declares", '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>'],
  ["an entity from outside", '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
  ["no end", "<a><b></b>"],
  ["nothing", ""],
  ["ten thousand elements in each other", `${"<a>".repeat(10_000)}${"</a>".repeat(10_000)}`],
])("a file with %s is damaged", (_, text) => {
  expect(() => parse(text)).toThrow(expect.objectContaining({ code: "damaged_document" }));
});

test("what is damaged is named: the part of an archive, or the document itself", () => {
  const broken = new TextEncoder().encode("<a><b></a>");
  expect(() => parseXml(broken, "word/document.xml")).toThrow(
    "The part word/document.xml of this document is not well-formed",
  );
  expect(() => parseXml(broken, `x\n<script>${"a".repeat(500)}`)).toThrow(/^The part x\?\?script\?a{70} of/);
  expect(() => parseXml(broken)).toThrow("The XML of this document is not well-formed");
});
