import { expect, test } from "vitest";
import { compoundFile } from "../../../../../testing/compound-file.ts";
import { markdownOf } from "../../../../../testing/markdown-of.ts";
import { shapeTexts } from "./shape-texts.ts";

const record = (type: number, ...parts: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(4);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(body.length, 2);
  return Buffer.concat([head, body]);
};
const words = (...numbers: readonly number[]): Buffer => Buffer.from(new Uint16Array(numbers).buffer);
const start = (kind: number): Buffer => record(0x809, words(0x600, kind, 0, 0, 0, 0, 0, 0));
const END = record(0x0a);

/** A shape's place: a container with an anchor from a cell to another. */
const drawing = (left: number, top: number, right: number, bottom: number): Buffer => {
  const anchor = Buffer.concat([words(0, 0xf010, 18, 0), words(0, left, 512, top, 128, right, 0, bottom, 0)]);
  return record(0xec, words(0x0f, 0xf004, anchor.length, 0), anchor);
};
const object = (type: number): Buffer => record(0x5d, words(0x15, 0x12, type, 1, 0, 0, 0, 0, 0, 0, 0));
const textObject = (length: number): Buffer => record(0x1b6, words(0, 0, 0, 0, 0, length, 16, 0, 0));
const narrow = (text: string): Buffer => record(0x3c, Buffer.from([0]), Buffer.from(text, "latin1"));
const wide = (text: string): Buffer => record(0x3c, Buffer.from([1]), Buffer.from(text, "utf16le"));
const runs = record(0x3c, words(0, 0, 0, 0));

/** A workbook with a cell and shapes. */
function workbook(shapes: readonly Buffer[], more: Buffer = Buffer.alloc(0)): Uint8Array {
  const cell = record(0x204, words(0, 0, 0, 4), Buffer.from([0]), Buffer.from("quay"));
  const sheet = Buffer.concat([start(0x10), cell, ...shapes, END]);
  const name = Buffer.concat([Buffer.from([0, 0, 4, 0]), Buffer.from("Data")]);
  const before = Buffer.concat([start(5), more]);
  const offset = Buffer.alloc(4);
  offset.writeUInt32LE(before.length + 4 + 4 + name.length + END.length);
  const stream = Buffer.concat([before, record(0x85, offset, name), END, sheet]);
  return compoundFile({ Workbook: Buffer.concat([stream, Buffer.alloc(Math.max(0, 5000 - stream.length))]) });
}

const BOX = [drawing(2, 4, 5, 8), object(6), record(0xec, words(0, 0xf00d, 0, 0)), textObject(24)];

test("the text of a box in an older workbook has its place, over the records that it takes", () => {
  const floats = shapeTexts(workbook([...BOX, narrow("The gate is "), wide("überfüllt.\r\n"), runs]));
  expect(floats.get("Data")).toEqual([
    { type: "Text", text: "The gate is überfüllt.", place: { left: 2.5, top: 4.5, right: 5, bottom: 8 } },
  ]);
});

test("a note is left to its cell, and a locked workbook to its password", () => {
  const note = [drawing(2, 4, 5, 8), object(0x19), textObject(4), narrow("note"), runs];
  expect(shapeTexts(workbook(note)).get("Data")).toEqual([]);
  const box = [...BOX, narrow("The gate is closed today"), runs];
  expect(shapeTexts(workbook(box, record(0x2f, words(0)))).size).toBe(0);
});

test("a workbook that is damaged, or older, has none", () => {
  expect(shapeTexts(new Uint8Array(600)).size).toBe(0);
  expect(shapeTexts(workbook([textObject(60_000), drawing(0, 0, 1, 1)])).get("Data")).toEqual([]);
});

test("the box is read with its sheet", async () => {
  const box = [...BOX, narrow("The gate is closed today"), runs];
  const read = await markdownOf(workbook(box));
  expect(read).toContain("quay");
  expect(read).toContain("The gate is closed today");
});
