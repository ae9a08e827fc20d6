import { readFixture } from "@docsvc/fixtures";
import { expect, test } from "vitest";
import { renderMarkdown } from "../../../output/render-markdown.ts";
import { parse } from "../../../parse.ts";

async function markdownOf(bytes: Uint8Array): Promise<string> {
  return renderMarkdown((await parse(bytes)).result);
}

const message = (lines: readonly string[]): Uint8Array => Buffer.from(lines.join("\r\n"));

test("a notice keeps its fields and its text", async () => {
  const markdown = await markdownOf(await readFixture("mail/notice.eml"));
  await expect(markdown).toMatchFileSnapshot("../../../../../../fixtures/mail/notice.eml.md");
});

test("attachments are listed, and a message inside of one is read", async () => {
  const inner = ["From: in@example.org", "Subject: Inner", "", "Inner text."];
  const markdown = await markdownOf(
    message([
      "From: =?utf-8?Q?J=C3=BCrgen?= <j@example.org>",
      "To: a@example.org, b@example.org",
      "Subject: Outer",
      'Content-Type: multipart/mixed; boundary="x"',
      "",
      "--x",
      "Content-Type: text/plain",
      "",
      "Outer text.",
      "--x",
      "Content-Type: message/rfc822",
      "",
      ...inner,
      "--x",
      'Content-Type: text/csv; name="rates.csv"',
      'Content-Disposition: attachment; filename="rates.csv"',
      "",
      "a,b",
      "--x--",
    ]),
  );
  for (const text of [
    "# Outer",
    "From: Jürgen \\<j@example.org>",
    "Outer text.",
    "# Inner",
    "Inner text.",
    "rates.csv",
  ]) {
    expect(markdown).toContain(text);
  }
});

test("each message of a mailbox begins a page", async () => {
  const one = (name: string): string =>
    `From a@b.c Mon Jan  1 00:00:00 2024\nFrom: a@b.c\nSubject: ${name}\n\nText.\n\n`;
  const { numPages, result } = await parse(Buffer.from(one("First") + one("Second")));
  expect(numPages).toBe(2);
  expect(renderMarkdown(result)).toContain("# Second");
});

test.each([
  ["UTF-8 that says it is ASCII", "text/plain; charset=us-ascii; format=flowed", "utf8"],
  ["Latin-1 that says nothing", "text/plain", "latin1"],
  ["Latin-1 that says it is UTF-8", "text/plain; charset=utf-8", "latin1"],
  ["UTF-8 that says so", 'text/plain;\r\n charset="utf-8"', "utf8"],
] as const)("text of %s is read", async (_, type, encoding) => {
  const lines = ["From: a@example.org", "Subject: Text", 'Content-Type: multipart/mixed; boundary="----=_Part"', ""];
  const part = ["------=_Part", `Content-Type: ${type}`, "Content-Transfer-Encoding: 8bit", "", "Größe für Köln", ""];
  const rest = ["------=_Part", "Content-Type: text/plain; charset=utf-8", "", "Ende", "------=_Part--", ""];
  const markdown = await markdownOf(Buffer.from([...lines, ...part, ...rest].join("\r\n"), encoding));
  expect(markdown).toContain("Größe für Köln\n");
});

test("an invitation and a report of delivery say what mail programs show of them", async () => {
  const part = (type: string, lines: readonly string[]): readonly string[] => [
    "--x",
    `Content-Type: ${type}`,
    "",
    ...lines,
  ];
  const markdown = await markdownOf(
    message([
      "From: a@example.org",
      "Subject: Mixed",
      'Content-Type: multipart/mixed; boundary="x"',
      "",
      ...part("text/calendar; method=REQUEST", ["BEGIN:VEVENT", "SUMMARY:Walk", "LOCATION:Pier 4", "END:VEVENT"]),
      ...part("message/delivery-status", ["Reporting-MTA: dns; mx.example.org", "", "Status: 5.1.1"]),
      "--x--",
    ]),
  );
  for (const text of ["Event: Walk\n", "Location: Pier 4\n", "Status: 5.1.1\n"]) expect(markdown).toContain(text);
});

const KILN = [
  "From: Ana <ana@example.org>",
  "Subject: Öfen",
  'Content-Type: text/plain; charset="windows-1252"',
  "",
  "The kiln is lit at nine, für alle.",
].join("\r\n");

test.each([
  ["UTF-16 with a byte order mark", Buffer.from(`\uFEFF${KILN}`, "utf16le")],
  ["big-endian UTF-16", Buffer.from(`\uFEFF${KILN}`, "utf16le").swap16()],
  ["UTF-16 without a mark", Buffer.from(KILN, "utf16le")],
])("a message that a program saved as %s is read", async (_, bytes) => {
  const markdown = await markdownOf(bytes);
  expect(markdown).toContain("# Öfen\n");
  expect(markdown).toContain("From: Ana");
  expect(markdown).toContain("The kiln is lit at nine, für alle.");
});

test("a message of UTF-8 with a byte order mark keeps its first field", async () => {
  const markdown = await markdownOf(Buffer.from(`\uFEFF${KILN.replace("windows-1252", "utf-8")}`));
  expect(markdown).toContain("From: Ana");
});

test.each([
  ["MIME-Version alone", ["MIME-Version: 1.0", 'Content-Type: multipart/signed; boundary="s"']],
  ["its type alone", ['Content-Type: multipart/signed; protocol="application/pkcs7-signature"; boundary="s"']],
])("a signed message that begins with %s is a message", async (_, head) => {
  const signature = ["Content-Type: application/pkcs7-signature; name=smime.p7s", "", "MIIB"];
  const text = ["Content-Type: text/plain", "", "The kiln is lit."];
  const markdown = await markdownOf(message([...head, "", "--s", ...text, "--s", ...signature, "--s--"]));
  expect(markdown).toMatch(/^The kiln is lit\.\n\nAttachment: smime\.p7s \(application\/pkcs7-signature, /);
});

test.each([
  ["of the country of its text", "text/plain", "latin1", "Año nuevo señor", "El niño cumple un año mañana."],
  ["of the charset that it names", "text/plain; charset=koi8-r", "koi8-r", "Привет, мир", "Печь горит."],
] as const)("raw bytes in a header are read in the encoding %s", async (_, type, encoding, subject, text) => {
  const head = `From: Ana <ana@example.org>\r\nSubject: ${subject}\r\nContent-Type: ${type}\r\n`;
  const bytes = encodeAs(`${head}Content-Transfer-Encoding: 8bit\r\n\r\n${text}\r\n`, encoding);
  expect(await markdownOf(bytes)).toContain(`# ${subject}\n`);
});

test("raw bytes below a line of hyphens that is no boundary are left to the text's own encoding", async () => {
  const head = ["From: Ana <ana@example.org>", "Subject: Año nuevo señor", "Content-Type: text/plain", ""];
  const lines = [...head, "-----Original Message-----", "Asunto: señor", "Fecha: mañana", ""];
  const markdown = await markdownOf(Buffer.from(lines.join("\r\n"), "latin1"));
  expect(markdown).toContain("Asunto: señor");
});

/** Encodes a text in a single-byte encoding. */
function encodeAs(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Uint8Array.from(text, (char) => bytes.get(char)!);
}
