import { expect, test } from "vitest";
import { markdownOf } from "../../../testing/markdown-of.ts";
import { sampleDocuments } from "../../../testing/sample-documents.ts";
import { detectKind } from "../detect.ts";

const TABLE = "| pier | ships |\n| --- | --- |\n| north | 4 |\n| south | 7 |\n";

test.each(["sylk", "dif", "dbf"])("a table in %s is read as one", async (kind) => {
  const bytes = (await sampleDocuments()).get(kind)!;
  expect(detectKind(bytes)).toBe(kind);
  expect(await markdownOf(bytes)).toBe(TABLE);
});

test("a date in DIF stays as it is written", async () => {
  const text = 'TABLE\r\n0,1\r\n"x"\r\nVECTORS\r\n0,2\r\n""\r\nTUPLES\r\n0,2\r\n""\r\nDATA\r\n0,0\r\n""\r\n';
  const row = (...values: readonly string[]): string => `-1,0\r\nBOT\r\n${values.join("")}`;
  const word = (value: string): string => `1,0\r\n"${value}"\r\n`;
  const dates = row(word("Ferry"), "0,2001-05-03\r\nV\r\n");
  const bytes = new TextEncoder().encode(`${text}${row(word("ship"), word("since"))}${dates}-1,0\r\nEOD\r\n`);
  expect(await markdownOf(bytes)).toBe("| ship | since |\n| --- | --- |\n| Ferry | 2001-05-03 |\n");
});

test("a dBASE table has its dates and letters, and no deleted records", async () => {
  const field = (name: string, type: string, length: number): Buffer =>
    Buffer.concat([
      Buffer.from(name.padEnd(11, "\0") + type),
      Buffer.alloc(4),
      Buffer.from([length]),
      Buffer.alloc(15),
    ]);
  const fields = [field("SHIP", "C", 6), field("SINCE", "D", 8), field("NOTE", "M", 4), field("CREW", "I", 4)];
  const record = (mark: string, ship: string, since: string, crew: number): Buffer =>
    Buffer.concat([Buffer.from(`${mark}${ship.padEnd(6)}${since}    `, "latin1"), Buffer.from([crew, 0, 0, 0])]);
  const head = Buffer.alloc(32);
  head.set([0x03, 124, 5, 31]);
  // The header counts a thousand records, and the file has three.
  head.writeUInt32LE(1000, 4);
  head.writeUInt16LE(32 + 4 * 32 + 1, 8);
  head.writeUInt16LE(23, 10);
  head[29] = 0x57;
  const records = [
    record(" ", "M\xe5ke", "20010503", 3),
    record("*", "Tug", "19990101", 2),
    record(" ", "Ferry", "20240229", 9),
  ];
  const bytes = Buffer.concat([head, ...fields, Buffer.from("\r"), ...records, Buffer.from("\x1a")]);
  expect(await markdownOf(bytes)).toBe(
    "| SHIP | SINCE | NOTE | CREW |\n| --- | --- | --- | --- |\n| Måke | 2001-05-03 |  | 3 |\n| Ferry | 2024-02-29 |  | 9 |\n",
  );
});

test.each([
  ["csv", "ID;Pier;Ships\n1;north;4\n2;south;7\n"],
  ["text", "TABLE\n0,1 of two\n"],
])("what begins like one is %s", (kind, text) => {
  expect(detectKind(new TextEncoder().encode(text))).toBe(kind);
});
