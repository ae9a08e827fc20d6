import { expect, test } from "vitest";
import { FrameError, FrameReader, encodeFrame } from "./frames.ts";

const values = [{ kind: "ready" }, "é 😀", 7, null, ["x".repeat(500)]];
const stream = Buffer.concat(values.map((value) => encodeFrame(value, 1000)));

test.each([1, 3, 4, 7, 100, stream.length])("values come whole out of chunks of %d bytes", (size) => {
  const reader = new FrameReader(1000);
  const read: unknown[] = [];
  for (let start = 0; start < stream.length; start += size) {
    read.push(...reader.take(stream.subarray(start, start + size)));
  }
  expect(read).toEqual(values);
});

test("a frame that is too large is refused by its header alone, whatever follows", () => {
  const header = Buffer.from([0, 0, 4, 0]);
  expect(() => [...new FrameReader(1023).take(header)]).toThrow(FrameError);
  expect([...new FrameReader(1024).take(header)]).toEqual([]);
  expect(() => [...new FrameReader(2 ** 20).take(Buffer.from("an endless line without a length"))]).toThrow(FrameError);
});

test.each(["", "{", "{} {}", "\u0000"])("%j is no message, and is not quoted", (text) => {
  const payload = Buffer.from(text);
  const frame = Buffer.concat([Buffer.from([0, 0, 0, payload.length]), payload]);
  expect(() => [...new FrameReader(10).take(frame)]).toThrow(new FrameError("A message is not JSON."));
});

test("what the other end would refuse is not sent", () => {
  expect(() => encodeFrame("x".repeat(10), 11)).toThrow(FrameError);
  expect(encodeFrame("x".repeat(9), 11)).toHaveLength(15);
});
