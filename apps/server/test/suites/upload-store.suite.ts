import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../src/ports/identifiers.ts";
import type { NewUpload, UploadStore } from "../../src/ports/upload-store.ts";

/** Tests that every engine of {@link UploadStore} must pass. */
export function uploadStoreSuite(
  engine: string,
  open: (options: { retentionMs: number }) => Promise<{ uploads: UploadStore; close(): Promise<void> }>,
): void {
  describe(`uploads in ${engine}`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    let uploads: UploadStore;
    const reopen = async (retentionMs: number): Promise<void> => {
      opened = await open({ retentionMs });
      ({ uploads } = opened);
    };
    beforeEach(() => reopen(60_000));
    afterEach(() => opened.close());

    test("an upload belongs to its organisation", async () => {
      const upload = newUpload({ name: "Rechnung März.pdf" });
      expect(await uploads.add(upload)).toEqual({ outcome: "created", id: upload.id });
      const { key, name } = upload;
      expect(await uploads.get("org", upload.id)).toMatchObject({ key, name, bytes: 5, gone: false });
      expect((await uploads.get("org", (await addOne(uploads)).id))?.name).toBe(null);
      expect(await uploads.get("other", upload.id)).toBeUndefined();
      expect((await uploads.getSigned(upload.id))?.organisation).toBe("org");
    });

    test("an idempotency key gives the first upload again, and refuses another file", async () => {
      const idempotency = { key: "k", fingerprint: "f" };
      const first = newUpload({ idempotency });
      await uploads.add(first);
      expect(await uploads.add(newUpload({ idempotency }))).toEqual({ outcome: "repeated", id: first.id });
      const other = { key: "k", fingerprint: "g" };
      expect(await uploads.add(newUpload({ idempotency: other }))).toEqual({ outcome: "conflict" });
    });

    test("an upload expires, is buried once, and is forgotten later", async () => {
      await opened.close();
      await reopen(1);
      const { id } = await addOne(uploads);
      await sleep(5);
      expect((await uploads.expired(10)).map((upload) => upload.id)).toEqual([id]);
      expect(await uploads.bury(id)).toBe(true);
      expect(await uploads.bury(id)).toBe(false);
      expect((await uploads.get("org", id))?.gone).toBe(true);
      expect(await uploads.expired(10)).toEqual([]);
      expect(await uploads.forget(Date.now() + 60_000)).toBe(1);
      expect(await uploads.get("org", id)).toBeUndefined();
    });
  });
}

async function addOne(uploads: UploadStore): Promise<NewUpload> {
  const upload = newUpload();
  await uploads.add(upload);
  return upload;
}

function newUpload(options: Partial<NewUpload> = {}): NewUpload {
  const id = `${newId()}.pdf`;
  return { id, organisation: "org", key: `uploads/${id}`, bytes: 5, idempotency: null, ...options };
}
