import { describe, expect, test } from "vitest";
import { renderMarkdown } from "../../../output/render-markdown.ts";
import { parse } from "../../../parse.ts";

const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [at, value] of values.entries()) bytes.writeUInt32LE(value >>> 0, 4 * at);
  return bytes;
};

const attribute = (level: number, id: number, data: Uint8Array): Buffer => {
  const head = Buffer.alloc(9);
  head.writeUInt8(level, 0);
  head.writeUInt32LE(id, 1);
  head.writeUInt32LE(data.length, 5);
  return Buffer.concat([head, data, Buffer.alloc(2)]);
};

const block = (data: Uint8Array): Buffer =>
  Buffer.concat([numbers(data.length), data, Buffer.alloc((4 - (data.length % 4)) % 4)]);

/** A property with text in UTF-16, or with bytes; `named` gives it a name instead of a number. */
const property = (id: number, value: string | Uint8Array, named = false): Buffer => {
  const isText = typeof value === "string";
  const data = isText ? Buffer.from(`${value}\0`, "utf16le") : value;
  const name = named ? [Buffer.alloc(16), numbers(1), block(Buffer.from("n\0", "utf16le"))] : [];
  const type = isText ? 0x1f : 0x102;
  return Buffer.concat([numbers(id * 0x10000 + type), ...name, numbers(1), block(data)]);
};

const properties = (list: readonly Buffer[]): Buffer => Buffer.concat([numbers(list.length), ...list]);

const SIGNATURE = Buffer.concat([numbers(0x223e9f78), Buffer.alloc(2)]);

const packed = (parts: readonly Buffer[]): Buffer => Buffer.concat([SIGNATURE, ...parts]);

const attached = (list: readonly Buffer[]): readonly Buffer[] => [
  attribute(2, 0x00069002, Buffer.alloc(14)),
  attribute(2, 0x00069005, properties(list)),
];

const HTML = Buffer.from("<h1>Dues</h1><table><tr><th>Ship<th>Days<tr><td>Ferry<td>3</table>");
const CSV = Buffer.from("a,b\n1,2\n");
const INNER = packed([
  attribute(1, 0x00018004, Buffer.from("Inner\0")),
  attribute(1, 0x0002800c, Buffer.from("Caf\xe9 opens.\0", "latin1")),
]);

const FULL = packed([
  attribute(1, 0x00069007, numbers(1252, 0)),
  attribute(
    1,
    0x00069003,
    properties([
      property(0x8001, "no text of it", true),
      Buffer.concat([numbers(0x0e080003, 7)]),
      property(0x1013, HTML),
    ]),
  ),
  ...attached([property(0x3707, "rates of the harbour.csv"), property(0x370e, "text/csv"), property(0x3701, CSV)]),
  ...attached([property(0x3701, Buffer.concat([Buffer.alloc(16), INNER]))]),
]);

const mailOf = (file: Uint8Array, text: string): Uint8Array =>
  Buffer.from(
    [
      "From: a@example.com",
      "Subject: Dues of the harbour",
      "MIME-Version: 1.0",
      "Content-Type: multipart/mixed; boundary=b",
      "",
      "--b",
      "Content-Type: text/plain",
      "",
      text,
      "--b",
      'Content-Type: application/ms-tnef; name="winmail.dat"',
      "Content-Transfer-Encoding: base64",
      "",
      Buffer.from(file).toString("base64"),
      "--b--",
    ].join("\r\n"),
  );

const markdownOf = async (bytes: Uint8Array, depth = 0): Promise<string> =>
  renderMarkdown((await parse(bytes, { settings: { attachments: { depth } } })).result);

describe("what Outlook packs into winmail.dat", () => {
  test("is the text of the message as it was set, and what is attached to it", async () => {
    expect(await markdownOf(mailOf(FULL, "Dues\r\nShip Days\r\nFerry 3"))).toBe(
      [
        "# Dues of the harbour",
        "From: a@example.com",
        "# Dues",
        "| Ship | Days |\n| --- | --- |\n| Ferry | 3 |",
        "Attachment: rates of the harbour.csv (text/csv, 8 bytes)",
        "# Inner",
        "Café opens.\n",
      ].join("\n\n"),
    );
  });

  test("says less than a longer text of the message itself", async () => {
    const text =
      "Dues of the harbour are payable by the third day, and by the fourth for ships of more than 300 tons; see the list.";
    const markdown = await markdownOf(mailOf(FULL, text));
    expect(markdown).toContain(text);
    expect(markdown).not.toContain("| Ship |");
    expect(markdown).toContain("rates of the harbour.csv");
  });

  test("is read where it comes alone, and its attachments where they are asked for", async () => {
    expect(await markdownOf(FULL, 1)).toContain("| a | b |");
  });

  test("is listed as any file where it is none", async () => {
    expect(await markdownOf(mailOf(Buffer.from("no message"), "Hello."))).toContain("Attachment: winmail.dat");
  });

  test("gives what is before a cut, wherever that is", async () => {
    for (let length = 6; length < FULL.length; length += 7) {
      expect(await markdownOf(mailOf(FULL.subarray(0, length), "Hello."))).toContain("# Dues of the harbour");
    }
  });

  test.each([
    [
      "counts of billions",
      attribute(1, 0x00069003, Buffer.concat([numbers(0xffffffff), numbers(0x10001013, 0xffffffff)])),
    ],
    [
      "a length of billions",
      Buffer.concat([attribute(1, 0x00069003, Buffer.alloc(0)).subarray(0, 5), numbers(0xffffffff)]),
    ],
    ["a value of an unknown type", attribute(1, 0x00069003, properties([numbers(0x10000fff, 1)]))],
    [
      "thousands of attachments",
      Buffer.concat(Array.from({ length: 5000 }, () => attribute(2, 0x00069002, Buffer.alloc(2)))),
    ],
  ])("costs little where it has %s", async (_, part) => {
    const start = process.cpuUsage();
    expect(await markdownOf(mailOf(packed([part]), "Hello."))).toContain("Hello.");
    expect(process.cpuUsage(start).user / 1e6).toBeLessThan(5);
  });

  test("that nests without end ends", async () => {
    let bytes = INNER;
    for (let depth = 0; depth < 40; depth += 1) {
      bytes = packed([...attached([property(0x3701, Buffer.concat([Buffer.alloc(16), bytes]))])]);
    }
    expect(await markdownOf(bytes)).toContain("Attachment: unnamed");
  });
});
