import { expect, test } from "vitest";
import { binaryWorkbook, withRecord } from "../../../../../testing/binary-workbook.ts";
import { readInThread } from "./read-in-thread.ts";

/** A link for every cell of the sheet: the library creates each of them. */
const ENDLESS = withRecord(0x1ee, 0, 1_048_575, 0, 16_383, 0, 0, 0, 0);
/** The first bytes of a workbook. */
const DAMAGED = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const ROOMY = { heapMb: 2000, timeoutMs: 60_000 };

test("a workbook is read in a thread as it would be here", async () => {
  const { parts, hiddenSheets } = await readInThread(binaryWorkbook(), {}, undefined);
  expect(hiddenSheets).toBe(0);
  const [part] = parts;
  expect(part!.name).toBe("Data");
  expect(part!.blocks[0]!.table!.cells.map(({ text }) => text)).toEqual(["pier", "ships", "north", "4", "south", "7"]);
});

test("one that would fill the memory is refused, and the process continues", async () => {
  await expect(readInThread(ENDLESS, {}, undefined, { ...ROOMY, heapMb: 64 })).rejects.toMatchObject({
    code: "damaged_document",
    message: expect.stringContaining("more memory") as string,
  });
});

test("one that takes too long is refused without being called damaged", async () => {
  await expect(readInThread(ENDLESS, {}, undefined, { ...ROOMY, timeoutMs: 1 })).rejects.toMatchObject({
    code: "took_too_long",
    message: expect.stringContaining("less busy") as string,
  });
});

test("a thread ends when it is no longer asked for", async () => {
  const controller = new AbortController();
  const reading = readInThread(ENDLESS, {}, controller.signal, ROOMY);
  controller.abort(new Error("given up"));
  await expect(reading).rejects.toThrow("given up");
});

test("a thread that has read its workbook reads the next, also after one that it refused", async () => {
  const started: number[] = [];
  const onWorker = ({ threadId }: { readonly threadId: number }): void => void started.push(threadId);
  process.on("worker", onWorker);
  try {
    const read = (bytes: Uint8Array): Promise<unknown> => readInThread(bytes, {}, undefined, ROOMY);
    const first = await read(binaryWorkbook());
    await expect(read(DAMAGED)).rejects.toMatchObject({ code: "damaged_document" });
    expect(await read(binaryWorkbook())).toEqual(first);
    expect(started.length).toBeLessThanOrEqual(1);
    // Two at a time need a thread each.
    await Promise.all([read(binaryWorkbook()), read(binaryWorkbook())]);
    expect(started.length).toBeLessThanOrEqual(2);
  } finally {
    process.off("worker", onWorker);
  }
});
