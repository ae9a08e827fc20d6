import { Docsvc } from "@docsvc/client";
import { uploadDirect } from "@docsvc/client/direct";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFetch } from "../../src/http/in-process-fetch.ts";
import { newId } from "../../src/ports/identifiers.ts";
import { local } from "../../src/service/local.ts";
import { uploadKey } from "../../src/jobs/result-key.ts";
import { removeOrphans, sweep } from "../../src/jobs/retention.ts";
import type { JobRequest } from "../../src/jobs/job-request.ts";
import type { ServiceOptions } from "../../src/settings/options.ts";
import type { Claim } from "../../src/ports/job-store.ts";
import { pdfWith } from "../support/pdf.ts";
import { testService } from "../support/test-service.ts";
import type { Json, TestService } from "../support/test-service.ts";
import { findUpload } from "../../src/work/find-upload.ts";

/**
 * Tests that announced uploads and signed addresses must pass, wherever the bytes go.
 *
 * @param open - the options that choose the store of a new service
 */
export function directUploadSuite(store: string, open: () => Promise<Partial<ServiceOptions>>): void {
  describe(`announced uploads with files ${store}`, () => {
    let service: TestService;
    beforeAll(async () => {
      service = await testService({ ...(await open()), limits: { documentBytes: 10_000_000 } });
    });
    afterAll(() => service[Symbol.asyncDispose]());

    const announce = async (body: object, options: object = {}): Promise<Json> =>
      (await service.call("POST", "/upload_url", { json: body, ...options })).json;
    const send = async (url: string, body: string | Uint8Array | ReadableStream): Promise<number> => {
      if (url.startsWith("http://service.test")) return (await service.call("PUT", url, { key: null, body })).status;
      return (await fetch(url, { method: "PUT", body, duplex: "half" })).status;
    };
    const read = async (url: string): Promise<Response> => {
      if (!url.startsWith("http://service.test")) return fetch(url);
      const { text, status, headers } = await service.call("GET", url, { key: null });
      return new Response(text, { status, headers });
    };
    const submit = async (input: string): Promise<Json> =>
      (await service.call("POST", "/parse", { json: { input } })).json;
    const stored = (fileId: string): Promise<number | undefined> =>
      service.service.stores.files.size(uploadKey(fileId.slice("docsvc://".length)));

    test("a document that was sent to its address is parsed, and downloads as it was", async () => {
      const bytes = await pdfWith(["Sent past the service"]);
      const {
        file_id: file,
        upload_url: url,
        expires_at: end,
      } = await announce({ bytes: bytes.length, extension: ".PDF" });
      expect(file).toMatch(/^docsvc:\/\/[0-9a-f-]{36}\.pdf$/);
      expect(Date.parse(end) - Date.now()).toBeGreaterThan(3_500_000);
      expect(await send(url, bytes)).toBe(200);
      expect((await submit(file)).result.chunks[0].content).toContain("Sent past the service");
      const own = await service.call("GET", `/files/${file.slice("docsvc://".length)}`);
      expect(own.status).toBe(200);
    });

    test("before its bytes are there a reference is reported as waiting for them", async () => {
      const { file_id: file, upload_url: url } = await announce({ bytes: 5 });
      expect(await submit(file)).toMatchObject({ code: "file_not_uploaded" });
      const download = await service.call("GET", `/files/${file.slice("docsvc://".length)}`);
      expect([download.status, download.json.code]).toEqual([409, "file_not_uploaded"]);
      expect(await send(url, "\0\x01\x02\x03\x04")).toBe(200);
      expect((await submit(file)).code).toBe("unsupported_format");
    });

    test("an address takes its announced bytes and no other number of them", async () => {
      const { file_id: file, upload_url: url } = await announce({ bytes: 5 });
      for (const body of ["four", "six by", "", streamOf("six by"), streamOf("four")]) {
        expect(await send(url, body)).toBeGreaterThanOrEqual(400);
      }
      expect(await stored(file)).toBeUndefined();
      expect(await send(url, "first")).toBe(200);
      expect(await send(url, "again")).toBe(200);
      expect(await stored(file)).toBe(5);
    });

    test("bytes of another size, however they came there, are not used", async () => {
      const { file_id: file } = await announce({ bytes: 5 });
      async function* more(): AsyncIterable<Uint8Array> {
        yield Buffer.from("six by");
      }
      await service.service.stores.files.put(uploadKey(file.slice("docsvc://".length)), more());
      const { code, error } = await submit(file);
      expect([code, error]).toEqual(["invalid_input", expect.stringContaining("6 bytes where 5 were announced")]);
      // Nor by a job that was submitted with the earlier bytes.
      const claim = { job: { organisation: "default" }, part: undefined } as unknown as Claim;
      const request: JobRequest = {
        input: { from: "upload", fileId: file.slice("docsvc://".length) },
        config: {},
      };
      await expect(findUpload(service.service, claim, request)).rejects.toThrow("6 bytes where 5 were announced");
    });

    test("more than a document may have is refused at once, like a size that is none", async () => {
      const tooMuch = await service.call("POST", "/upload_url", { json: { bytes: 10_000_001 } });
      expect([tooMuch.status, tooMuch.json.code]).toEqual([413, "payload_too_large"]);
      for (const bytes of [0, -1, 1.5, "5", null, 1e300]) {
        expect((await service.call("POST", "/upload_url", { json: { bytes } })).status, `${bytes}`).toBe(422);
      }
      expect((await service.call("POST", "/upload_url", { json: { bytes: 1, extension: "../x" } })).status).toBe(422);
    });

    test("an address is good for its file and for writing alone", async () => {
      const one = await announce({ bytes: 5 });
      const other = await announce({ bytes: 5 });
      const [id, otherId] = [one, other].map(({ file_id: file }) => (file as string).slice("docsvc://".length));
      expect(await send(one.upload_url.replace(id, otherId), "bytes")).toBeGreaterThanOrEqual(401);
      expect(
        await send(one.upload_url.replace(/=3600\b|expires=\d+/i, "=99999999999"), "bytes"),
      ).toBeGreaterThanOrEqual(400);
      expect((await read(one.upload_url)).status).toBeGreaterThanOrEqual(401);
      expect(await stored(one.file_id)).toBeUndefined();
      expect(await stored(other.file_id)).toBeUndefined();
      const { json } = await service.upload("the bytes");
      expect(await send(json.presigned_url, "others!!!")).toBeGreaterThanOrEqual(401);
      expect(await (await read(json.presigned_url)).text()).toBe("the bytes");
    });

    test("what one organisation announces is nothing to another", async () => {
      const key = await service.newKey("other");
      const { file_id: file, upload_url: url } = await announce({ bytes: 5 });
      const asOther = await service.call("POST", "/parse", { key, json: { input: file } });
      expect([asOther.status, asOther.json.code]).toEqual([404, "file_not_found"]);
      const path = `/files/${file.slice("docsvc://".length)}`;
      expect((await service.call("PUT", path, { key, body: "bytes" })).json.code).toBe("file_not_found");
      expect((await service.call("PUT", path, { key: null, body: "bytes" })).status).toBe(401);
      expect(await send(url, "\0\x01\x02\x03\x04")).toBe(200);
      expect((await service.call("POST", "/parse", { key, json: { input: file } })).status).toBe(404);
    });

    test("an idempotency key gives the same file again, and 422 for another", async () => {
      const headers = { "idempotency-key": newId() };
      const first = await announce({ bytes: 5, extension: "png" }, { headers });
      const again = await announce({ bytes: 5, extension: ".PNG" }, { headers });
      expect(again.file_id).toBe(first.file_id);
      expect(await send(again.upload_url, "bytes")).toBe(200);
      expect((await announce({ bytes: 6, extension: "png" }, { headers })).detail[0].type).toBe(
        "idempotency_key_reused",
      );
    });

    test("an upload through the service is read at the address that its answer gives, as a download", async () => {
      const { json } = await service.upload("<script>", { name: "a.html" });
      const answer = await read(json.presigned_url);
      expect(await answer.text()).toBe("<script>");
      expect(answer.headers.get("content-type")).toBe("application/octet-stream");
      expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="[0-9a-f-]{36}\.html"$/);
    });

    test("a result is read at the address that the job gives, and is deleted with the job", async () => {
      const input = await service.stored(await pdfWith(["Read at an address"]));
      const settings = { force_url_result: true };
      const { json } = await service.call("POST", "/parse", { json: { input, settings } });
      const answer = await read(json.result.url);
      expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
      expect(((await answer.json()) as Json).chunks[0].content).toContain("Read at an address");
      const byKey = await service.call("GET", `/results/${json.result.result_id}`);
      expect(byKey.json.chunks).toHaveLength(1);
      await service.call("DELETE", `/job/${json.job_id}`);
      expect([404, 410]).toContain((await read(json.result.url)).status);
    });

    test("the client reads a result at the address that the job gives, wherever that leads, and without its key", async () => {
      const inside = createFetch(service.service.app, service.apiKey);
      const asked: string[] = [];
      const client = new Docsvc({
        baseUrl: "http://service.test",
        apiKey: service.apiKey,
        fetch: async (request) => {
          const { host, pathname } = new URL(request.url);
          if (request.headers.get("authorization") === null) asked.push(pathname);
          return host === "service.test" ? inside(request) : fetch(request);
        },
      });
      const bytes = await pdfWith(["Read by the client"]);
      const { result } = await client.parse(bytes, { settings: { force_url_result: true } });
      expect(result.chunks[0]!.content).toContain("Read by the client");
      expect(asked).toHaveLength(1);
    });

    test("the service in this process takes a client's direct upload and result, wherever their addresses lead", async () => {
      await using embedded = await local({ ...(await open()), slots: 1 });
      const client = new Docsvc({ fetch: embedded.fetch, apiKey: embedded.apiKey });
      const file = await uploadDirect(client, await pdfWith(["Sent and read directly"]), { fileName: "a.pdf" });
      expect(file.file_id).toMatch(/^docsvc:\/\/[0-9a-f-]{36}\.pdf$/);
      const { result } = await client.parse(file, { settings: { force_url_result: true } });
      expect(result.chunks[0]!.content).toContain("Sent and read directly");
      const bytes = await client.downloadFile(file);
      expect(Buffer.from(await bytes.arrayBuffer()).toString("latin1", 0, 5)).toBe("%PDF-");
    });

    test("what was announced and never sent is buried when its time is over", async () => {
      await using brief = await testService({ ...(await open()), retentionMs: 1 });
      const { json } = await brief.call("POST", "/upload_url", { json: { bytes: 5 } });
      const used = async (): Promise<readonly unknown[]> => {
        await sweep({ stores: brief.service.stores });
        const answer = await brief.call("POST", "/parse", { json: { input: json.file_id } });
        return [answer.status, answer.json.code];
      };
      await expect.poll(used).toEqual([410, "file_gone"]);
      // Bytes that arrive later would belong to no one.
      await send(json.upload_url, "bytes");
      await removeOrphans({ stores: brief.service.stores }, Date.now() + 1000);
      expect(await brief.service.stores.files.size(uploadKey(json.file_id.slice("docsvc://".length)))).toBeUndefined();
    });
  });
}

function streamOf(text: string): ReadableStream {
  return new Blob([text]).stream();
}
