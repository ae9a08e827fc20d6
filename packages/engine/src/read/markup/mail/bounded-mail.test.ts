import { expect, test } from "vitest";
import { parse } from "../../../parse.ts";
import { boundMail } from "./bounded-mail.ts";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const PEOPLE = "From: Ada <ada@example.com>\r\nTo: Bo <bo@example.com>\r\nDate: Thu, 2 Apr 2026 10:00:00 +0000\r\n";
const HEAD = `${PEOPLE}Subject: Tides\r\nMIME-Version: 1.0\r\n`;
const part = (text: string): string => `--b\r\nContent-Type: text/plain\r\n\r\n${text}\r\n`;
const mixed = (parts: string): string => `${HEAD}Content-Type: multipart/mixed; boundary="b"\r\n\r\n${parts}--b--\r\n`;

async function read(message: string): Promise<{ readonly text: string; readonly codes: readonly string[] }> {
  const { result } = await parse(bytesOf(message));
  return { text: result.chunks[0]!.content, codes: result.warnings!.map(({ code }) => code) };
}

test.each([
  ["a field of 5 MB", `X-Trace: ${"a".repeat(5_000_000)}\r\n`],
  ["a field of 5 MB in lines", `X-Trace: a\r\n${` ${"a".repeat(70)}\r\n`.repeat(70_000)}`],
  ["100,000 fields", "Received: from a by b for c; today\r\n".repeat(100_000)],
])("of a message with %s the rest is read, and the bound is named", async (_, fields) => {
  const { text, codes } = await read(`${PEOPLE}${fields}Subject: Tides\r\n\r\nThe mole is closed.\r\n`);
  expect(text).toContain("Tides");
  expect(text).toContain("The mole is closed.");
  expect(codes).toEqual(["mail_headers_cut"]);
});

test("of a message of 100,000 parts the first 1,000 are read, and the bound is named", async () => {
  const { text, codes } = await read(mixed(part("The mole is closed.") + part("x").repeat(100_000)));
  expect(text).toContain("The mole is closed.");
  expect(codes).toEqual(["mail_parts_cut"]);
});

test("headers of many parts are bounded together, and each part is still what it says", async () => {
  const long = `--b\r\nX-Trace: ${"a".repeat(50_000)}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nPart.\r\n`;
  const { text, codes } = await read(mixed(long.repeat(200) + part("The mole is closed.")));
  expect(text).toContain("The mole is closed.");
  expect(codes).toEqual(["mail_headers_cut"]);
});

test("a large message within its bounds is not touched", () => {
  const body = "The mole is closed.\r\n-- \r\n--not a boundary\r\n".repeat(20_000);
  const bytes = bytesOf(mixed(part(body).repeat(3)));
  expect(boundMail(bytes)).toEqual({ bytes, warnings: [] });
});
