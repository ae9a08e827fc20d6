import { expect, test } from "vitest";
import { Docsvc } from "../client.ts";
import { TEST_KEY, json, plainService } from "../testing/plain-service.ts";

test("all jobs are read page after page, with the caller's filters", async () => {
  const pages: Record<string, [string, string | undefined]> = {
    "": ["j3", "c1"],
    c1: ["j2", "c2"],
    c2: ["j1", undefined],
  };
  const service = plainService({
    intercept: ({ search }) => {
      const [id, next] = pages[new URLSearchParams(search).get("cursor") ?? ""]!;
      return json([{ job_id: id, status: "RUNNING" }], 200, next === undefined ? {} : { "x-next-cursor": next });
    },
  });
  const client = new Docsvc({ apiKey: TEST_KEY, fetch: service.fetch });
  const ids: string[] = [];
  for await (const job of client.jobs.list({ type: "parse", limit: 1 })) ids.push(job.job_id);
  expect(ids).toEqual(["j3", "j2", "j1"]);
  expect(service.seen.map((request) => request.search)).toEqual([
    "?type=parse&limit=1",
    "?type=parse&limit=1&cursor=c1",
    "?type=parse&limit=1&cursor=c2",
  ]);
});

test("leaving the loop reads no further page", async () => {
  const service = plainService({
    intercept: () => json([{ job_id: "j", status: "RUNNING" }], 200, { "x-next-cursor": "more" }),
  });
  const client = new Docsvc({ apiKey: TEST_KEY, fetch: service.fetch });
  for await (const _job of client.jobs.list()) break;
  expect(service.seen).toHaveLength(1);
});

test("a server that repeats its cursor does not loop for ever", async () => {
  const service = plainService({ intercept: () => json([], 200, { "x-next-cursor": "same" }) });
  const client = new Docsvc({ apiKey: TEST_KEY, fetch: service.fetch });
  for await (const _job of client.jobs.list()) continue;
  expect(service.seen).toHaveLength(2);
});
