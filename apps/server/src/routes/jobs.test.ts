import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../ports/identifiers.ts";
import { machineClock } from "../../test/support/machine-clock.ts";
import { testService } from "../../test/support/test-service.ts";
import type { Json, TestService } from "../../test/support/test-service.ts";

let service: TestService;
beforeAll(async () => {
  service = await testService({ childEntry: new URL("../../test/support/playing-child.ts", import.meta.url) });
});
afterAll(() => service[Symbol.asyncDispose]());

const submit = async (script: string, envelope?: object, key?: string): Promise<string> => {
  const { json } = await service.upload(script, key === undefined ? {} : { key });
  const body = { input: json.file_id, ...(envelope === undefined ? {} : { async: envelope }) };
  const answer = await service.call("POST", "/parse_async", { json: body, ...(key === undefined ? {} : { key }) });
  return answer.json.job_id as string;
};
const finished = (id: string): Promise<Json> => service.ended(id);

describe("a job record", () => {
  test("goes from pending over running to completed and gives the metadata back", async () => {
    const id = await submit("hold", { metadata: { customer: 1, "": null } });
    await expect
      .poll(async () => (await service.call("GET", `/job/${id}`)).json, { interval: 50 })
      .toMatchObject({ status: "RUNNING", progress: 0.25, type: "parse", metadata: { customer: 1, "": null } });
    const running = Date.now();
    await sleep(300);
    const heldSeconds = (Date.now() - running) / 1000;
    const done = await service.letGo(id);
    expect(done).toMatchObject({ status: "COMPLETED", progress: 1, usage: { num_pages: 1, credits: 1 } });
    expect(done.result.chunks[0].content).toBe("held");
    expect(Date.parse(done.expires_at) - Date.parse(done.finished_at)).toBe(7 * 24 * 3600 * 1000);
    expect(done.duration).toBeGreaterThanOrEqual(heldSeconds);
  });

  test.each([
    ["C:\\papers\\Rechnung März.pdf", "Rechnung März.pdf"],
    [`${"n".repeat(300)}.pdf`, "n".repeat(255)],
    ["document", undefined],
  ])("a job of the upload %s is named %s", async (name, shown) => {
    const { json } = await service.upload("hello", { name });
    const first = await service.call("POST", "/parse_async", { json: { input: json.file_id } });
    await finished(first.json.job_id as string);
    const again = await service.call("POST", "/parse_async", { json: { input: `jobid://${first.json.job_id}` } });
    for (const { json: job } of [first, again]) expect((await finished(job.job_id)).document_name).toBe(shown);
  });

  test("a long poll ends as soon as the job does, or when its time is over", async () => {
    const id = await submit("hold");
    expect((await service.call("GET", `/job/${id}?wait=1`)).json.status).not.toBe("COMPLETED");
    const held = service.call("GET", `/job/${id}?wait=30`);
    await service.call("POST", `/cancel/${id}`);
    const answer = await Promise.race([held, sleep(28_000, "held to the end")]);
    expect(answer).toMatchObject({ json: { status: "FAILED" } });
  });

  test.each([["wait=31"], ["wait=-1"], ["wait=1.5"], ["wait="], ["wait=x"], ["wait=1&wait=2"]])(
    "?%s is refused",
    async (query) => {
      const { status, json } = await service.call("GET", `/job/${newId()}?${query}`);
      expect(status).toBe(422);
      expect(json.detail[0].loc).toEqual(["query", "wait"]);
    },
  );

  test("an unknown job and one of another organisation answer 404 the same", async () => {
    const key = await service.newKey("other");
    const id = await submit("hello");
    for (const [method, path] of [
      ["GET", `/job/${id}`],
      ["DELETE", `/job/${id}`],
      ["POST", `/cancel/${id}`],
    ] as const) {
      const foreign = await service.call(method, path, { key });
      const unknown = await service.call(method, path.replace(id, newId()), { key });
      expect(foreign.status).toBe(404);
      expect(foreign.text).toBe(unknown.text);
    }
    expect((await service.call("GET", "/jobs", { key })).json).toEqual([]);
  });
});

describe("cancelling", () => {
  test("stops a running job's process in less than two seconds", async () => {
    const id = await submit("hang");
    await service.taken(id);
    await using clock = await machineClock();
    expect((await service.call("POST", `/cancel/${id}`)).json).toEqual({ status: "cancelled" });
    expect((await service.call("GET", `/job/${id}`)).json).toMatchObject({
      status: "FAILED",
      error: "cancelled",
      error_code: "cancelled",
    });
    // The only slot is free again.
    const next = await finished(await submit("hello"));
    expect(next.status).toBe("COMPLETED");
    expect(clock.ms()).toBeLessThan(2000);
  });

  test("again answers the same; a finished job answers 409", async () => {
    const done = await submit("hello");
    await finished(done);
    const busy = await submit("hang");
    const waiting = await submit("hello");
    expect((await service.call("POST", `/cancel/${waiting}`)).status).toBe(200);
    expect((await service.call("POST", `/cancel/${waiting}`)).json).toEqual({ status: "cancelled" });
    await service.call("POST", `/cancel/${busy}`);
    const late = await service.call("POST", `/cancel/${done}`);
    expect([late.status, late.json.code]).toEqual([409, "job_finished"]);
  });

  test("a job whose synchronous caller waits answers 409", async () => {
    const input = await service.stored("hold");
    const waiting = service.call("POST", "/parse", { json: { input } });
    const newest = async (): Promise<Json> => (await service.call("GET", "/jobs?limit=1")).json[0];
    await expect.poll(newest).toMatchObject({ status: "RUNNING" });
    const job = await newest();
    await service.call("POST", `/cancel/${job.job_id}`);
    const { status, json } = await waiting;
    expect([status, json.code, json.job_id]).toEqual([409, "cancelled", job.job_id]);
  });
});

describe("deleting", () => {
  test("takes the result with it and answers 410 from then on", async () => {
    const id = await submit("hello");
    await finished(id);
    const listed = (await service.call("GET", "/jobs?limit=1")).json[0];
    expect(listed.result.type).toBe("url");
    expect((await service.call("DELETE", `/job/${id}`)).json).toEqual({ status: "deleted" });
    for (const [method, path] of [
      ["GET", `/job/${id}`],
      ["DELETE", `/job/${id}`],
      ["POST", `/cancel/${id}`],
    ] as const) {
      expect((await service.call(method, path)).json.code).toBe("job_gone");
    }
    expect((await service.call("GET", listed.result.url, { key: null })).json.code).toBe("result_gone");
    const reuse = await service.call("POST", "/parse", { json: { input: `jobid://${id}` } });
    expect(reuse.json.code).toBe("job_gone");
  });

  test("cancels a job that runs", async () => {
    const id = await submit("hang");
    await service.taken(id);
    await service.call("DELETE", `/job/${id}`);
    expect((await finished(await submit("hello"))).status).toBe("COMPLETED");
  });
});

describe("the list of jobs", () => {
  test("is paged by a cursor and announced by Link", async () => {
    const key = await service.newKey("paged");
    const ids: string[] = [];
    for (let index = 0; index < 5; index++) ids.unshift(await submit("hello", undefined, key));
    const seen: string[] = [];
    let path: string | undefined = "/jobs?limit=2&type=parse";
    let pages = 0;
    while (path !== undefined) {
      const page = await service.call("GET", path, { key });
      seen.push(...page.json.map((job: { job_id: string }) => job.job_id));
      const next: string | undefined = /^<(.*)>; rel="next"$/.exec(page.headers.get("link") ?? "")?.[1];
      expect(page.headers.has("x-next-cursor")).toBe(next !== undefined);
      path = next;
      pages += 1;
    }
    expect(seen).toEqual(ids);
    expect(pages).toBe(3);
  });

  test("is filtered by status and time", async () => {
    const key = await service.newKey("filtered");
    const before = new Date(Date.now() - 60_000).toISOString();
    const id = await submit("hello", undefined, key);
    await service.ended(id, { key });
    const count = async (query: string): Promise<number> =>
      (await service.call("GET", `/jobs?${query}`, { key })).json.length;
    expect(await count("status=COMPLETED")).toBe(1);
    expect(await count("status=FAILED")).toBe(0);
    expect(await count(`created_after=${before}`)).toBe(1);
    expect(await count("created_before=2020-01-01T00:00:00Z")).toBe(0);
  });

  test.each([["limit=0"], ["limit=501"], ["status=done"], ["type=ocr"], ["created_after=yesterday"]])(
    "?%s is refused",
    async (query) => expect((await service.call("GET", `/jobs?${query}`)).status).toBe(422),
  );

  test("a cursor of another make is refused", async () => {
    expect((await service.call("GET", "/jobs?cursor=abc")).json.code).toBe("invalid_cursor");
  });
});
