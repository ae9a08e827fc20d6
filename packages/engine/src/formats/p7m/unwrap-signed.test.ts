import { Constructed, Integer, ObjectIdentifier, OctetString, Sequence, Set as AsnSet } from "asn1js";
import { readFixture } from "@docsvc/fixtures";
import { expect, test } from "vitest";
import { renderMarkdown } from "../../output/render-markdown.ts";
import { parse } from "../../parse.ts";
import { detectKind } from "../../formats/detect.ts";

const explicit = (value: Sequence | OctetString): Constructed =>
  new Constructed({ idBlock: { tagClass: 3, tagNumber: 0 }, value: [value] });
const id = (value: string): ObjectIdentifier => new ObjectIdentifier({ value });
const typed = (type: string, content: Sequence): Uint8Array =>
  new Uint8Array(new Sequence({ value: [id(type), explicit(content)] }).toBER());

/** The signer is omitted because it is not read. */
function signed(content: Uint8Array | null): Uint8Array {
  const wrapped = content === null ? [] : [explicit(new OctetString({ valueHex: Uint8Array.from(content).buffer }))];
  const inner = new Sequence({ value: [id("1.2.840.113549.1.7.1"), ...wrapped] });
  return typed("1.2.840.113549.1.7.2", new Sequence({ value: [new Integer({ value: 1 }), new AsnSet(), inner] }));
}

const encrypted = typed("1.2.840.113549.1.7.3", new Sequence({ value: [new Integer({ value: 0 })] }));
const kiln = Buffer.from("Content-Type: text/plain\r\n\r\nThe kiln is lit.\r\n");
const armoured = (bytes: Uint8Array): Uint8Array =>
  Buffer.from(`-----BEGIN CMS-----\n${Buffer.from(bytes).toString("base64")}\n-----END CMS-----\n`);

test.each([
  ["a signed message", signed(kiln)],
  ["one in letters", armoured(signed(kiln))],
  ["one signed twice", signed(signed(kiln))],
])("the text of %s is read", async (_, bytes) => {
  expect(detectKind(bytes)).toBe("p7m");
  expect(renderMarkdown((await parse(bytes)).result)).toBe("The kiln is lit.\n");
});

test("a document of pages that is signed as a whole reads as it does alone", async () => {
  const page = await readFixture("report/report.pdf");
  const settings = { settings: { page_range: { start: 1, end: 1 } } };
  expect((await parse(signed(page), settings)).result).toEqual((await parse(page, settings)).result);
});

test.each([
  ["an encrypted message", encrypted, "document_encrypted", "key of its receiver"],
  ["a signature without its document", signed(null), "unsupported_document", "signature alone"],
  ["a message that is cut", signed(kiln).subarray(0, 40), "damaged_document", "damaged"],
  [
    "a message signed over and over",
    [1, 2, 3, 4, 5, 6].reduce<Uint8Array>((inner) => signed(inner), kiln),
    "unsupported_document",
    "more than 5 times",
  ],
])("%s is refused by what it is", async (_, bytes, code, message) => {
  await expect(parse(bytes)).rejects.toMatchObject({ code, message: expect.stringContaining(message) });
});

test("of a message with an encrypted part the header is read, and a warning says what is left out", async () => {
  const head = "From: ana@example.org\r\nSubject: Kiln\r\nContent-Type: application/pkcs7-mime; name=smime.p7m\r\n";
  const body = Buffer.from(encrypted).toString("base64");
  const { result } = await parse(Buffer.from(`${head}Content-Transfer-Encoding: base64\r\n\r\n${body}\r\n`));
  expect(renderMarkdown(result)).toContain("# Kiln");
  expect(result.warnings?.map(({ code }) => code)).toEqual(["mail_encrypted"]);
});

test("a message that is inside of its signature is read at its place", async () => {
  const head = "From: ana@example.org\r\nSubject: Kiln\r\nContent-Type: application/pkcs7-mime; name=smime.p7m\r\n";
  const body = Buffer.from(signed(kiln)).toString("base64");
  const { result } = await parse(Buffer.from(`${head}Content-Transfer-Encoding: base64\r\n\r\n${body}\r\n`));
  expect(renderMarkdown(result)).toBe("# Kiln\n\nFrom: ana@example.org\n\nThe kiln is lit.\n");
});
