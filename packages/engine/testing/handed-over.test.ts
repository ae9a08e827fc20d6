/** Documents as people hand them over, each of which was once read wrongly; their like in other words. */
import { utils, write } from "@e965/xlsx";
import { expect, test } from "vitest";
import { markdownOf } from "./markdown-of.ts";
import { paragraph, wordFile } from "./word-file.ts";

const latin1 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, "latin1"));

const MESSAGE =
  "From: Berit <berit@example.org>\r\nSubject: The ferry\r\nMIME-Version: 1.0\r\n\r\nIt leaves at nine.\r\n";

test("a message that a program saved in UTF-16 is a message, in either order of bytes", async () => {
  const little = Buffer.from(`\u{FEFF}${MESSAGE}`, "utf16le");
  for (const bytes of [little, Buffer.from(little).swap16()]) {
    expect(await markdownOf(bytes)).toMatch(/^# The ferry\n\nFrom: Berit[^]*\n\nIt leaves at nine\.\n$/);
  }
});

test("a message that begins with the version of MIME, and is signed, has its text and its signature as an attachment", async () => {
  const message = [
    "MIME-Version: 1.0",
    'Content-Type: multipart/signed; protocol="application/x-pkcs7-signature"; boundary="b"',
    "",
    "--b",
    "Content-Type: text/plain",
    "",
    "The quay is open.",
    "--b",
    'Content-Type: application/x-pkcs7-signature; name="smime.p7s"',
    "Content-Transfer-Encoding: base64",
    "Content-Disposition: attachment; filename=smime.p7s",
    "",
    "AQID",
    "--b--",
    "",
  ].join("\r\n");
  expect(await markdownOf(message)).toMatch(/^The quay is open\.\n\nAttachment: smime\.p7s \([^)]*3 bytes\)\n$/);
});

test("letters beyond ASCII in a subject that no encoding names are read as those of the text", async () => {
  const raw =
    "From: Ana <ana@example.org>\r\nSubject: A\xf1o del pingüino\r\n\r\nEl ni\xf1o ver\xe1 el puerto ma\xf1ana.\r\n";
  expect(await markdownOf(latin1(raw))).toMatch(/^# Año del pingüino\n[^]*El niño verá el puerto mañana\./);
});

test("the title of front matter, the language of code and struck words are kept", async () => {
  const text = "---\ntitle: Tide tables\nauthor: B. Skipper\n---\n\nOne ~~wrong~~ word.\n\n```py\ntide = 1\n```\n";
  expect(await markdownOf(text, "tides.md")).toBe(
    "# Tide tables\n\nauthor: B. Skipper\n\nOne ~~wrong~~ word.\n\n```py\ntide = 1\n```\n",
  );
});

test("a notebook has its texts, its code and what that printed", async () => {
  const notebook = {
    cells: [
      { cell_type: "markdown", metadata: {}, source: ["# Tides\n", "\n", "By hour."] },
      {
        cell_type: "code",
        metadata: {},
        source: ["print(7)"],
        outputs: [{ output_type: "stream", name: "stdout", text: ["7\n"] }],
      },
    ],
    metadata: { kernelspec: { language: "python" }, language_info: { name: "python" } },
    nbformat: 4,
    nbformat_minor: 5,
  };
  expect(await markdownOf(JSON.stringify(notebook))).toBe(
    "# Tides\n\nBy hour.\n\n```python\nprint(7)\n```\n\n```\n7\n```\n",
  );
});

test("a header row with a blank cell is one, below the title of its sheet", async () => {
  const rows = [
    ["BERTHS"],
    ["Quay", null, "Ship", "State"],
    ["North", null, "Ferry", "Moored"],
    ["South", null, "Tug", "Away"],
  ];
  const book = utils.book_new(utils.aoa_to_sheet(rows), "Berths");
  const bytes = new Uint8Array(write(book, { type: "array", bookType: "xlsx" }) as ArrayBuffer);
  expect(await markdownOf(bytes)).toBe(
    "BERTHS\n\n| Quay |  | Ship | State |\n| --- | --- | --- | --- |\n| North |  | Ferry | Moored |\n| South |  | Tug | Away |\n",
  );
});

test("a paragraph ends where its file ends it, also where an estimated page does", async () => {
  const lines = Array.from({ length: 90 }, (_, at) => `boat moored at berth ${at}`);
  const markdown = await markdownOf(wordFile(lines.map((line) => paragraph(line)).join("")));
  expect(markdown.trimEnd().split("\n\n")).toEqual(lines);
});
