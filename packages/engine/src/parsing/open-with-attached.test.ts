import { readFixture } from "@docsvc/fixtures";
import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { renderMarkdown } from "../output/render-markdown.ts";
import { parse } from "../parse.ts";

interface Attachment {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A message with files attached to it. */
function messageOf(subject: string, attachments: readonly Attachment[]): Uint8Array {
  const parts = attachments.flatMap(({ name, bytes }) => [
    "--x",
    `Content-Type: application/octet-stream; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    "Content-Transfer-Encoding: base64",
    "",
    Buffer.from(bytes).toString("base64"),
  ]);
  const head = ["From: a@example.org", `Subject: ${subject}`, 'Content-Type: multipart/mixed; boundary="x"', ""];
  return Buffer.from(
    [...head, "--x", "Content-Type: text/plain", "", `Text of ${subject}.`, ...parts, "--x--"].join("\r\n"),
  );
}

const file = async (name: string): Promise<Attachment> => ({
  name: name.split("/").at(-1)!,
  bytes: await readFixture(name),
});

test("without being asked for, attachments are listed alone", async () => {
  const { numPages, result } = await parse(messageOf("Tides", [await file("office/tides.csv")]));
  expect(numPages).toBe(1);
  expect(renderMarkdown(result)).toContain("Attachment: tides.csv");
});

test("pages of attachments follow those of the message, each with its boxes and its file's name", async () => {
  const message = messageOf("Harbour", [
    await file("office/harbour.xlsx"),
    await file("letter/letter.pdf"),
    await file("office/tides.csv"),
  ]);
  const alone = await parse(await readFixture("letter/letter.pdf"));
  const { numPages, result } = await parse(message, { settings: { attachments: { depth: 1 } } });
  const names = result.pages!.map(({ name }) => name);
  expect(numPages).toBe(names.length);
  expect(names[0]).toBeUndefined();
  expect(names[1]).toMatch(/^harbour\.xlsx: ./);
  expect(names.at(-1)).toBe("tides.csv");
  const first = names.indexOf("letter.pdf") + 1;
  const own = result.chunks[0]!.blocks.filter(({ bbox }) => bbox.page >= first && bbox.page < names.length);
  expect(own.map(({ type, content, bbox }) => [type, content, { ...bbox, page: bbox.page - first + 1 }])).toEqual(
    alone.result.chunks[0]!.blocks.map(({ type, content, bbox }) => [type, content, bbox]),
  );
});

test("a range of pages counts those of the attachments", async () => {
  const message = messageOf("Tides", [await file("office/tides.csv"), await file("letter/letter.pdf")]);
  const { numPages, result } = await parse(message, {
    settings: { attachments: { depth: 1 }, page_range: { start: 2, end: 2 } },
  });
  expect(numPages).toBe(1);
  expect(new Set(result.chunks[0]!.blocks.map(({ bbox }) => bbox.page))).toEqual(new Set([2]));
  await expect(parse(message, { settings: { attachments: { depth: 1 } } }, { maxPages: 2 })).rejects.toMatchObject({
    code: "too_many_pages",
  });
});

test("messages attached to messages are read no deeper than is asked for", async () => {
  let message = messageOf("Level 9", []);
  for (let level = 8; level >= 0; level -= 1) {
    message = messageOf(`Level ${level}`, [{ name: `level-${level + 1}.eml`, bytes: message }]);
  }
  const { result, numPages } = await parse(message, { settings: { attachments: { depth: 2 } } });
  expect(numPages).toBe(3);
  expect(result.pages!.map(({ name }) => name)).toEqual([undefined, "level-1.eml", "level-1.eml: level-2.eml"]);
  expect(renderMarkdown(result)).toContain("Attachment: level-3.eml");
  expect(renderMarkdown(result)).not.toContain("# Level 3");
});

test("attachments at every depth share the bytes that are allowed", async () => {
  const large = { name: "large.txt", bytes: Buffer.from("word ".repeat(400)) };
  const small = { name: "small.txt", bytes: Buffer.from("A small text.") };
  const inner = { name: "inner.eml", bytes: messageOf("Inner", [large, small]) };
  const config = { settings: { attachments: { depth: 2, max_bytes: inner.bytes.length + 100 } } };
  const { result } = await parse(messageOf("Outer", [inner, small]), config);
  const markdown = renderMarkdown(result);
  expect(markdown.match(/A small text\./g)).toHaveLength(2);
  expect(markdown).not.toContain("word word");
  expect(result.warnings).toMatchObject([
    { code: "attachment_not_read", message: expect.stringContaining("2000 bytes") },
  ]);
});

test("what is no document, damaged or a bomb costs itself alone", async () => {
  const bomb = zipSync({ "word/document.xml": new Uint8Array(5_000_000) });
  // The archive's directory declares more output than deflate can produce from its input.
  Buffer.from(bomb.buffer).writeUInt32LE(2 ** 31, Buffer.from(bomb.buffer).indexOf("PK\x01\x02", "latin1") + 24);
  const message = messageOf("Mixed", [
    { name: "bomb.docx", bytes: bomb },
    { name: "noise.bin", bytes: Uint8Array.from({ length: 300 }, (_, at) => (at * 7) % 256) },
    { name: "cut.pdf", bytes: (await readFixture("letter/letter.pdf")).subarray(0, 60) },
    { name: "empty.txt", bytes: new Uint8Array() },
    { name: "good.txt", bytes: Buffer.from("The gate is open.") },
  ]);
  const { result } = await parse(message, { settings: { attachments: { depth: 1 } } });
  expect(renderMarkdown(result)).toContain("The gate is open.");
  expect(result.warnings?.map(({ code, message: says }) => [code, /^Attachment (\d)/.exec(says)?.[1]])).toEqual(
    ["1", "2", "3", "4"].map((number) => ["attachment_not_read", number]),
  );
});
