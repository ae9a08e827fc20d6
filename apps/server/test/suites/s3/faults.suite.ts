import { randomBytes } from "node:crypto";
import { effort } from "@docsvc/fixtures/effort";
import { expect, test } from "vitest";
import { chunksOf } from "../../support/streams.ts";
import { faultProxy } from "../../support/fault-proxy.ts";
import type { Fault } from "../../support/fault-proxy.ts";
import { pdfWith } from "../../support/pdf.ts";
import type { S3TestBucket } from "../../support/radosgw.ts";
import { testService } from "../../support/test-service.ts";
import { S3FileStore } from "../../../src/files/s3/s3-file-store.ts";

/** A bucket whose network or server fails. */
export function faultsSuite(newBucket: () => Promise<S3TestBucket>): void {
  test.each<Fault>([
    "503 before the service",
    "503 after the service",
    "reset before the answer",
    "reset within the answer",
  ])("a store and its network may fail now and then (%s)", async (fault) => {
    const options = await newBucket();
    const small = randomBytes(100);
    const large = randomBytes(9_000_000);
    // Two of three requests fail; in the long run, each request in turn is the one that succeeds.
    for (const offset of effort([1], [0, 1, 2])) {
      let requests = offset;
      await using proxy = await faultProxy(options.endpoint, () => (requests++ % 3 === 2 ? "none" : fault), 0);
      const files = new S3FileStore({ ...options, endpoint: proxy.baseUrl });
      await files.put("uploads/small", chunksOf(small));
      await files.put("uploads/large", chunksOf(large));
      expect(small.equals((await files.read("uploads/small"))!)).toBe(true);
      expect(large.equals((await files.read("uploads/large"))!)).toBe(true);
      await files.remove("uploads/small");
      expect(await files.size("uploads/small")).toBeUndefined();
      expect(proxy.played[fault]).toBeGreaterThan(5);
    }
  });

  test("a store that goes away is reported as such, nothing is acknowledged meanwhile, and all continues when it is back", async () => {
    const options = await newBucket();
    let fault: Fault = "none";
    await using proxy = await faultProxy(options.endpoint, () => fault, 0);
    await using service = await testService({ s3: { ...options, endpoint: proxy.baseUrl } });
    const input = await service.stored(await pdfWith(["Before and after"]));
    fault = "503 before the service";
    const refused = [
      await service.upload("more"),
      await service.call("POST", "/parse_async", { json: { input } }),
      await service.call("GET", `/files/${input.slice("docsvc://".length)}`),
    ];
    for (const { status, json, headers } of refused) {
      expect([status, json.code, headers.get("retry-after")]).toEqual([503, "not_ready", "5"]);
    }
    fault = "none";
    const { json } = await service.call("POST", "/parse", { json: { input } });
    expect(json.result.chunks[0].content).toContain("Before and after");
    expect(service.log.join("")).toContain(`bucket ${options.bucket} at ${proxy.baseUrl}`);
    expect(service.log.join("")).not.toContain(options.credentials.secretAccessKey);
  });

  test("a store that hangs while a job runs costs neither the job nor its result", async () => {
    const options = await newBucket();
    const pending: { readonly method: string; readonly path: RegExp; readonly fault: Fault }[] = [];
    const choose = (method: string, path: string): Fault => {
      const next = pending.findIndex((one) => one.method === method && one.path.test(path));
      return next === -1 ? "none" : pending.splice(next, 1)[0]!.fault;
    };
    await using proxy = await faultProxy(options.endpoint, choose, 0);
    await using service = await testService({ s3: { ...options, endpoint: proxy.baseUrl }, slots: 2 });
    const inputs = [await service.stored(await pdfWith(["One"])), await service.stored(await pdfWith(["Two"]))];
    // One job stalls while reading its input, the other while writing its result; the same attempt repeats each request.
    pending.push({ method: "GET", path: /uploads/, fault: "stall within the answer" });
    pending.push({ method: "PUT", path: /results/, fault: "stall before the answer" });
    const jobs = await Promise.all(inputs.map((input) => service.call("POST", "/parse_async", { json: { input } })));
    for (const [index, { json }] of jobs.entries()) {
      const path = `/job/${json.job_id}?wait=30`;
      expect(await service.ended(json.job_id as string)).toMatchObject({ status: "COMPLETED" });
      const { result, usage } = (await service.call("GET", path)).json;
      expect([result.chunks[0].content, usage.num_pages]).toEqual([expect.stringContaining(["One", "Two"][index]!), 1]);
    }
    expect([proxy.played["stall within the answer"], proxy.played["stall before the answer"]]).toEqual([1, 1]);
  });
}
