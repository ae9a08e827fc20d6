import { existsSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtEntry } from "../../test/support/built-entry.ts";
import { newId } from "../ports/identifiers.ts";
import { removeOrphans, sweep } from "../jobs/retention.ts";
import { letHeldGo } from "../../test/support/held-children.ts";
import { machineClock } from "../../test/support/machine-clock.ts";
import { testService } from "../../test/support/test-service.ts";
import type { Json, TestService } from "../../test/support/test-service.ts";

/** The documents of these tests name what the child process does. */
const childEntry = await builtEntry(new URL("../../test/support/playing-child.ts", import.meta.url));
process.env["DOCSVC_TEST_SECRET"] = "must not be inherited";

let service: TestService;
beforeAll(async () => {
  service = await testService({ childEntry, limits: { memoryBytes: 300 * 1024 ** 2 } });
});
afterAll(() => service[Symbol.asyncDispose]());

async function parse(script: string, settings: object = {}, on: TestService = service): Promise<Json> {
  const input = await on.stored(script);
  const { json } = await on.call("POST", "/parse_async", { json: { input, settings } });
  return on.ended(json.job_id as string);
}

describe("a child process", () => {
  test("that hangs is killed at the deadline", async () => {
    await using clock = await machineClock();
    const job = await parse("hang", { timeout: 0.3 });
    expect(job).toMatchObject({ status: "FAILED", error_code: "timeout" });
    expect(job.duration).toBeGreaterThanOrEqual(0.3);
    expect(clock.ms()).toBeLessThan(2000);
  });

  test.each(["memory", "heap"])("that takes too much %s is killed", async (kind) => {
    expect(await parse(kind)).toMatchObject({ status: "FAILED", error_code: "document_too_complex" });
  });

  test("that keeps memory of one document leaves the next one its own", async () => {
    for (let index = 0; index < 4; index++) expect((await parse("keep 150000000")).status).toBe("COMPLETED");
  });

  test("that crashes is tried three times", async () => {
    const job = await parse("crash");
    expect(job).toMatchObject({ status: "FAILED", error_code: "worker_lost" });
    const crashes = service.log.filter((line) => line.includes("child process lost") && line.includes(job.job_id));
    expect(crashes).toHaveLength(3);
    expect(crashes[0]).toContain("SIGSEGV");
  });

  test("that meets a defect fails the job at once, and the stack goes to the log alone", async () => {
    const job = await parse("defect");
    expect(job).toMatchObject({ status: "FAILED", error_code: "internal_error", error: "internal error" });
    expect(service.log.join("")).toContain("planted defect");
  });

  test("inherits no secret", async () => {
    const job = await parse("environment");
    const environment = JSON.parse(job.result.chunks[0].content);
    expect(Object.keys(environment).toSorted()).toEqual(
      expect.arrayContaining(["HOME", "OMP_THREAD_LIMIT", "PATH", "TMPDIR"]),
    );
    expect(JSON.stringify(environment)).not.toContain("must not be inherited");
    expect(Object.keys(environment).filter((name) => name.startsWith("DOCSVC"))).toEqual([]);
  });

  test("is kept for the next document, and leaves no temporary file", async () => {
    for (let index = 0; index < 5; index++) expect((await parse("hello")).status).toBe("COMPLETED");
    const left = (): Promise<readonly string[]> => readdir(join(service.dataDir, "scratch"));
    await expect
      .poll(left)
      .toSatisfy((names: string[]) => names.length < 2 && names.every((name) => name.startsWith("child-")));
  });
});

test("a slot that is kept for an organisation that may come back is given to others in the end", async () => {
  await using shared = await testService({ childEntry, slots: 2 });
  const key = await shared.newKey("comes and goes");
  const { json: upload } = await shared.upload("hello", { key });
  expect((await shared.call("POST", "/parse", { key, json: { input: upload } })).status).toBe(200);
  const input = await shared.stored("hold");
  const submit = async (): Promise<string> =>
    (await shared.call("POST", "/parse_async", { json: { input } })).json.job_id as string;
  const held = [await submit(), await submit()];
  // Both at once: the second one's slot was kept free for at most a second.
  for (const job of held) await shared.taken(job);
  for (const job of held) expect(await shared.letGo(job)).toMatchObject({ status: "COMPLETED" });
});

test("a result over the limit is given as an address", async () => {
  await using small = await testService({ childEntry, limits: { inlineBytes: 1000 } });
  expect((await parse("big 100", {}, small)).result.type).toBe("full");
  const { result } = await parse("big 2000", {}, small);
  expect(result.type).toBe("url");
  const again = (await small.call("GET", "/jobs?limit=1")).json[0].result;
  expect(again.result_id).toBe(result.result_id);
  expect((await small.call("GET", result.url, { key: null })).json.chunks[0].content).toHaveLength(2000);
});

test("a document's password reaches the child, and lies encrypted until the job ends", async () => {
  const password = "correct horse battery staple";
  expect((await parse("password", { document_password: password })).result.chunks[0].content).toBe(password);
  const input = await service.stored("hold");
  const body = { input, settings: { document_password: password } };
  const { json } = await service.call("POST", "/parse_async", { json: body });
  await service.taken(json.job_id);
  const bytesOnDisk = async (): Promise<string> => {
    const names = ["docsvc.sqlite", "docsvc.sqlite-wal"].map((name) => join(service.dataDir, name));
    return (await Promise.all(names.map((name) => readFile(name, "latin1")))).join("");
  };
  expect(await bytesOnDisk()).not.toContain(password);
  expect((await service.letGo(json.job_id as string)).status).toBe("COMPLETED");
  expect(service.log.join("")).not.toContain(password);
});

test("a synchronous call that takes too long answers 504, and its job continues", async () => {
  await using hasty = await testService({ childEntry, limits: { syncMs: 200 } });
  const input = await hasty.stored("hold");
  const { status, json } = await hasty.call("POST", "/parse", { json: { input } });
  expect([status, json.code]).toEqual([504, "still_running"]);
  expect((await hasty.letGo(json.job_id as string)).status).toBe("COMPLETED");
});

test("too many waiting jobs are refused with 503", async () => {
  await using narrow = await testService({ childEntry, limits: { pendingJobs: 1 } });
  const input = await narrow.stored("hang");
  const submit = (): ReturnType<TestService["call"]> => narrow.call("POST", "/parse_async", { json: { input } });
  await narrow.taken((await submit()).json.job_id);
  await submit();
  const refused = await submit();
  expect([refused.status, refused.json.code, refused.headers.get("retry-after")]).toEqual([503, "overloaded", "10"]);
});

describe("stopping", () => {
  test("lets a running job finish within the grace time", async () => {
    await using patient = await testService({ childEntry, drainMs: 60_000 });
    const input = await patient.stored("hold");
    const { json } = await patient.call("POST", "/parse_async", { json: { input } });
    await patient.taken(json.job_id);
    let isClosed = false;
    const closing = patient.service.close().then(() => (isClosed = true));
    // A caller that requests a page in the meantime may retry: another process draws it, or the next one.
    const page = await patient.call("GET", `/files/${input.replace("docsvc://", "")}/pages/1`);
    expect([page.status, page.json.code]).toEqual([503, "not_ready"]);
    while (!isClosed) {
      await sleep(20);
      await letHeldGo(patient.dataDir);
    }
    await closing;
    await using reopened = await testService({ childEntry, dataDir: patient.dataDir, apiKey: patient.apiKey });
    expect((await reopened.call("GET", `/job/${json.job_id}`)).json.status).toBe("COMPLETED");
  });

  test("gives back what does not finish, and the next start runs it", async () => {
    await using hurried = await testService({ childEntry, drainMs: 0 });
    const input = await hurried.stored("hold");
    const { json } = await hurried.call("POST", "/parse_async", { json: { input } });
    await hurried.taken(json.job_id);
    await hurried.service.close();
    await using reopened = await testService({ childEntry, dataDir: hurried.dataDir, apiKey: hurried.apiKey });
    expect((await reopened.call("GET", `/job/${json.job_id}`)).json.status).not.toBe("COMPLETED");
    expect((await reopened.letGo(json.job_id as string)).status).toBe("COMPLETED");
  });

  test("answers a waiting synchronous caller with 503 and the job that continues", async () => {
    await using hurried = await testService({ childEntry, drainMs: 0 });
    const input = await hurried.stored("hang");
    const waiting = hurried.call("POST", "/parse", { json: { input } });
    await expect.poll(async () => (await hurried.call("GET", "/jobs")).json).toMatchObject([{ status: "RUNNING" }]);
    await hurried.service.close();
    const { status, json } = await waiting;
    expect([status, json.code]).toEqual([503, "not_ready"]);
    expect(json.job_id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("frees the data directory, and only then", async () => {
    await using first = await testService({ childEntry });
    await expect(testService({ dataDir: first.dataDir })).rejects.toThrow(/Another service \(process \d+\) is running/);
    await first.service.close();
    await using second = await testService({ childEntry, dataDir: first.dataDir });
    expect(existsSync(join(second.dataDir, "service.pid"))).toBe(true);
  });
});

test("retention deletes results and uploads, which then answer 410", async () => {
  await using lasting = await testService({ childEntry });
  const input = await lasting.stored("hello");
  await lasting.service.close();
  // What begins here is over at once; the document that it needs is not.
  const { dataDir, apiKey } = lasting;
  await using brief = await testService({ childEntry, dataDir, apiKey, retentionMs: 1 });
  const upload = await brief.stored("over");
  const { json } = await brief.call("POST", "/parse_async", { json: { input } });
  const codes = async (): Promise<readonly unknown[]> => {
    await sweep(brief.service);
    const job = await brief.call("GET", `/job/${json.job_id}`);
    const parse = await brief.call("POST", "/parse_async", { json: { input: upload } });
    return [job.status, job.json.code, parse.status, parse.json.code];
  };
  await expect.poll(codes).toEqual([410, "job_gone", 410, "file_gone"]);
  const stored = join(dataDir, "files", "stored");
  const files = (await readdir(stored, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  expect(files.map(({ name }) => name)).toEqual([input.slice("docsvc://".length)]);
});

test("an upload whose process died before its row was written is deleted by the next start", async () => {
  await using broken = await testService({ childEntry });
  const { stores } = broken.service;
  const kept = await broken.stored("kept");
  const orphan = `uploads/${newId()}.pdf`;
  await stores.files.put(orphan, Readable.from([Buffer.from("orphan")]));
  expect(await removeOrphans({ stores }, Date.now() - 60_000)).toBe(0);
  expect(await removeOrphans({ stores }, Date.now() + 60_000)).toBe(1);
  expect(await stores.files.read(orphan)).toBeUndefined();
  expect((await broken.call("GET", `/files/${kept.slice("docsvc://".length)}`)).text).toBe("kept");
});

test("the child knows whose request it works on", async () => {
  const input = await service.stored("request");
  const answer = await service.call("POST", "/parse", { json: { input }, headers: { "x-request-id": "follow-me" } });
  expect(answer.json.result.chunks[0].content).toBe("follow-me");
});
