import { createHash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { allOf, chunksOf } from "../support/streams.ts";
import { FileTooLargeError } from "../../src/ports/file-store.ts";
import type { FileStore } from "../../src/ports/file-store.ts";

export interface OpenedFiles {
  readonly files: FileStore;
  /** A directory of this test for local copies. */
  readonly scratch: string;
  /** Names of partly written files; empty if none are left over. */
  leftovers(): Promise<readonly string[]>;
  /** Leaves the files that a process killed during a put would leave. */
  breakOff(): Promise<void>;
  close(): Promise<void>;
}

/** Tests that every engine of {@link FileStore} must pass. */
export function fileStoreSuite(engine: string, open: () => Promise<OpenedFiles>): void {
  describe(`files in ${engine}`, () => {
    let opened: OpenedFiles;
    let files: FileStore;
    beforeEach(async () => {
      opened = await open();
      ({ files } = opened);
    });
    afterEach(() => opened.close());

    test.each([3_000_000, 16 * 1024 ** 2, 20_000_001])("%d bytes come back as they went in", async (size) => {
      const bytes = randomBytes(size);
      const stored = await files.put("uploads/a.pdf", chunksOf(bytes, 65_536));
      expect(stored).toEqual({
        bytes: bytes.length,
        sha256: createHash("sha256").update(bytes).digest("hex"),
      });
      expect(await files.size("uploads/a.pdf")).toBe(bytes.length);
      expect(Buffer.from((await files.read("uploads/a.pdf"))!).equals(bytes)).toBe(true);
      const opening = await files.open("uploads/a.pdf");
      expect(opening?.bytes).toBe(bytes.length);
      expect((await buffer(opening!.stream)).equals(bytes)).toBe(true);
      const path = await files.localPath("uploads/a.pdf", opened.scratch);
      expect((await readFile(path!)).equals(bytes)).toBe(true);
    });

    test("a range of the bytes comes alone", async () => {
      await files.put("a/b", chunksOf(Buffer.from("0123456789"), 3));
      const opening = await files.open("a/b", { start: 3, end: 6 });
      expect(opening?.bytes).toBe(4);
      expect((await buffer(opening!.stream)).toString()).toBe("3456");
      expect(await files.open("no/file", { start: 0, end: 0 })).toBeUndefined();
    });

    test("an empty file is a file", async () => {
      expect((await files.put("a/b", chunksOf(Buffer.alloc(0), 1))).bytes).toBe(0);
      expect(await files.read("a/b")).toHaveLength(0);
      expect(await files.size("a/b")).toBe(0);
    });

    test("what is not there is undefined, and can be removed", async () => {
      expect(await files.read("no/file")).toBeUndefined();
      expect(await files.size("no/file")).toBeUndefined();
      expect(await files.open("no/file")).toBeUndefined();
      expect(await files.localPath("no/file", opened.scratch)).toBeUndefined();
      await files.remove("no/file");
      await files.put("a/b", chunksOf(Buffer.from("x"), 1));
      await files.remove("a/b");
      expect(await files.read("a/b")).toBeUndefined();
    });

    test.each([1000, 17_000_000])(
      "a file of more than %d bytes, where it may have no more, leaves nothing",
      async (most) => {
        const chunk = most / 10;
        const put = files.put("a/b", chunksOf(Buffer.alloc(most + 1), chunk), most);
        await expect(put).rejects.toThrow(FileTooLargeError);
        expect(await files.size("a/b")).toBeUndefined();
        expect(await opened.leftovers()).toEqual([]);
        expect((await files.put("a/b", chunksOf(Buffer.alloc(most), chunk), most)).bytes).toBe(most);
      },
    );

    test.each([4, 18_000_000])(
      "a source that breaks after %d bytes leaves nothing, and the file before it stays",
      async (after) => {
        await files.put("a/b", chunksOf(Buffer.from("before"), 6));
        await expect(files.put("a/b", breaking(after))).rejects.toThrow("broken source");
        expect(Buffer.from((await files.read("a/b"))!).toString()).toBe("before");
        expect(await opened.leftovers()).toEqual([]);
      },
    );

    test("what killed writers left is removed, and what is being written is not", async () => {
      await opened.breakOff();
      expect(await opened.leftovers()).toHaveLength(1);
      const anHour = 3_600_000;
      expect(await files.removeUnfinished(Date.now() - anHour)).toBe(0);
      expect(await opened.leftovers()).toHaveLength(1);
      await files.put("a/b", chunksOf(Buffer.from("whole"), 5));
      expect(await files.removeUnfinished(Date.now() + anHour)).toBe(1);
      expect(await opened.leftovers()).toEqual([]);
      expect(await files.size("a/b")).toBe(5);
    });

    test("a prefix lists what lies below it", async () => {
      for (const key of ["results/1/a.json", "results/1/b.json", "results/10/a.json"]) {
        await files.put(key, chunksOf(Buffer.from("x"), 1));
      }
      expect((await allOf(files.list("results/1/"))).toSorted()).toEqual(["results/1/a.json", "results/1/b.json"]);
      expect(await allOf(files.list("results/"))).toHaveLength(3);
      expect(await allOf(files.list("nothing/"))).toEqual([]);
    });

    test("a key cannot leave the store", async () => {
      for (const key of ["../x", "a/../../x", "/etc/passwd", "a//b", ".", "a/.", "", "a\0b", "a\\b"]) {
        await expect(files.read(key), key).rejects.toThrow(TypeError);
      }
    });
  });
}

async function* breaking(after: number): AsyncIterable<Uint8Array> {
  yield Buffer.alloc(after);
  throw new Error("broken source");
}
