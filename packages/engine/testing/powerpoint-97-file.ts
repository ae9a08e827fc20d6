import { compoundFile } from "./compound-file.ts";

/** A record of a presentation ([MS-PPT], 2.3.1). */
export const record = (type: number, content: Uint8Array, instance: number = 0, version: number = 0): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt16LE((instance << 4) | version, 0);
  head.writeUInt16LE(type, 2);
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
};

const container = (type: number, children: readonly Uint8Array[], instance: number = 0): Buffer =>
  record(type, Buffer.concat(children), instance, 15);

export const numbers = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeInt32LE(value, 4 * index);
  return bytes;
};

/** Position of a shape, in 1/576 inch. */
export const anchor = (top: number, left: number): Buffer => {
  const bytes = Buffer.alloc(8);
  for (const [index, value] of [top, left, left + 800, top + 400].entries()) bytes.writeInt16LE(value, 2 * index);
  return record(0xf0_10, bytes);
};

/** Type of the text that follows: 0 title, 1 body. */
export const header = (kind: number): Buffer => record(0x0f_9f, numbers(kind));

export const wide = (text: string): Buffer => record(0x0f_a0, Buffer.from(text, "utf16le"));

export const shape = (place: Uint8Array, texts: readonly Uint8Array[]): Buffer =>
  container(0xf0_04, [place, container(0xf0_0d, texts)]);

/** What a slide and its page of notes name each other by. */
const SLIDE_ID = 256;

/** A presentation of one slide, whose title is in the outline, saved twice: the second edit has another slide. Its speaker has notes. */
export function powerpoint97File(shapes: readonly Uint8Array[], spoken?: string): Uint8Array {
  const list = container(0x0f_f0, [record(0x03_f3, numbers(2, 0, 0, SLIDE_ID, 0)), header(0), wide("The kiln")]);
  const notesList = container(0x0f_f0, [record(0x03_f3, numbers(3, 0, 0, SLIDE_ID + 1, 0))], 2);
  const document = container(0x03_e8, [
    record(0x03_e9, numbers(5760, 4320)),
    list,
    ...(spoken === undefined ? [] : [notesList]),
  ]);
  const before = container(0x03_ee, [container(0x04_0c, [shape(anchor(0, 0), [header(4), wide("old")])])]);
  const notes = container(0x03_f0, [
    record(0x03_f1, numbers(SLIDE_ID, 0)),
    container(0x04_0c, [shape(anchor(0, 0), [header(2), wide(spoken ?? "")])]),
  ]);
  const slide = container(0x03_ee, [container(0x04_0c, shapes)]);
  const parts = [document, before, notes, slide];
  const offsets = parts.map((_, at) => parts.slice(0, at).reduce((sum, part) => sum + part.length, 0));
  const first = record(0x17_72, numbers((3 << 20) | 1, offsets[0]!, offsets[1]!, offsets[2]!));
  const firstAt = offsets[3]! + slide.length;
  const firstEdit = record(0x0f_f5, numbers(0, 0, 0, firstAt, 1, 4, 0));
  const second = record(0x17_72, numbers((1 << 20) | 2, offsets[3]!));
  const secondAt = firstAt + first.length + firstEdit.length;
  const secondEdit = record(0x0f_f5, numbers(0, 0, firstAt + first.length, secondAt, 1, 4, 0));
  const stream = Buffer.concat([...parts, first, firstEdit, second, secondEdit]);
  return compoundFile({ "PowerPoint Document": Buffer.concat([stream, Buffer.alloc(5000)]) });
}
