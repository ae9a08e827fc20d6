import { Agent, fetch as fetchWith } from "undici";
import { describe, expect, test } from "vitest";
import { chunksOf } from "../../support/streams.ts";
import { VIRTUAL_HOST } from "../../support/radosgw.ts";
import type { S3TestBucket } from "../../support/radosgw.ts";
import { S3FileStore } from "../../../src/files/s3/s3-file-store.ts";

export function directFilesSuite(newBucket: () => Promise<S3TestBucket>): void {
  describe("addresses for callers", () => {
    const validMs = 60_000;

    test("a write address takes exactly its bytes, for its key, for its time", async () => {
      const files = new S3FileStore({ ...(await newBucket()), direct: true });
      const address = await files.direct!.writeAddress("uploads/a", { bytes: 5, validMs });
      const put = async (url: string, body: string): Promise<number> =>
        (await fetch(url, { method: "PUT", body })).status;
      expect(await put(address, "six by")).toBe(403);
      expect(await put(address, "four")).toBe(403);
      expect(await put(address.replace("uploads/a", "uploads/b"), "bytes")).toBe(403);
      expect((await fetch(address)).status).toBe(403);
      expect(await files.size("uploads/a")).toBeUndefined();
      expect(await put(address, "bytes")).toBe(200);
      expect(await files.size("uploads/a")).toBe(5);
      const brief = await files.direct!.writeAddress("uploads/c", { bytes: 5, validMs: 1000 });
      await expect.poll(() => put(brief, "bytes"), { interval: 500 }).toBe(403);
    });

    test("a read address opens its key alone, as a download of the type that it names", async () => {
      const files = new S3FileStore({ ...(await newBucket()), direct: true });
      await files.put("uploads/a", chunksOf("<script>"));
      await files.put("uploads/b", chunksOf("another"));
      const address = await files.direct!.readAddress("uploads/a", {
        validMs,
        contentType: "application/octet-stream",
        fileName: "a.html",
      });
      const answer = await fetch(address);
      expect(await answer.text()).toBe("<script>");
      expect(answer.headers.get("content-type")).toBe("application/octet-stream");
      expect(answer.headers.get("content-disposition")).toBe('attachment; filename="a.html"');
      const part = await fetch(address, { headers: { range: "bytes=1-3" } });
      expect([part.status, await part.text()]).toEqual([206, "scr"]);
      expect(part.headers.get("content-range")).toBe("bytes 1-3/8");
      expect((await fetch(address, { headers: { range: "bytes=8-" } })).status).toBe(416);
      for (const changed of [
        address.replace("uploads/a", "uploads/b"),
        address.replace("octet-stream", "html"),
        address.replace(/X-Amz-Expires=\d+/, "X-Amz-Expires=999"),
      ]) {
        expect(changed).not.toBe(address);
        expect((await fetch(changed)).status).toBe(403);
      }
    });

    test("they may name another host than the service uses, with the bucket in the host name", async () => {
      const options = await newBucket();
      const { port } = new URL(options.endpoint);
      const publicEndpoint = `http://${VIRTUAL_HOST}:${port}`;
      await new S3FileStore(options).put("uploads/a", chunksOf("the bytes"));
      const files = new S3FileStore({ ...options, direct: true, publicEndpoint, addressing: "virtual-host" });
      const address = await files.direct!.readAddress("uploads/a", { validMs, contentType: "text/plain" });
      expect(new URL(address).host).toBe(`${options.bucket}.${VIRTUAL_HOST}:${port}`);
      // No name server knows the host; this connection resolves it.
      const dispatcher = new Agent({
        connect: { lookup: (_name, _options, done) => done(null, [{ address: "127.0.0.1", family: 4 }]) },
      });
      expect(await (await fetchWith(address, { dispatcher })).text()).toBe("the bytes");
      await dispatcher.close();
    });
  });
}
