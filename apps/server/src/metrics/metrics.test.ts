import { afterAll, beforeAll, expect, test } from "vitest";
import { testService } from "../../test/support/test-service.ts";
import type { TestService } from "../../test/support/test-service.ts";
import { webhookReceiver } from "../../test/support/webhook-receiver.ts";

const metricsToken = "scrape-me-0123456789";
let service: TestService;
beforeAll(async () => {
  service = await testService({
    childEntry: new URL("../../test/support/playing-child.ts", import.meta.url),
    allowAddress: () => true,
    metricsToken,
  });
});
afterAll(() => service[Symbol.asyncDispose]());

/** Directly from the application, because `/metrics` is not an operation of the contract. */
async function scrape(
  of: TestService = service,
  token: string = metricsToken,
): Promise<{ status: number; text: string }> {
  const headers = token === "" ? {} : { authorization: `Bearer ${token}` };
  const { statusCode, body } = await of.service.app.inject({ url: "/metrics", headers });
  return { status: statusCode, text: body };
}

const valueOf = (text: string, series: string): number =>
  Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length + 1),
  );

test("queues, attempts, pages, webhooks and requests are reported", async () => {
  await using receiver = await webhookReceiver();
  const input = await service.stored("hello");
  const json = { input, async: { webhook: { url: receiver.url } } };
  const { job_id: first } = (await service.call("POST", "/parse_async", { json })).json;
  await expect
    .poll(async () => (await service.service.stores.jobs.get("default", first as string))?.status)
    .toBe("COMPLETED");
  await service.call("GET", `/job/${first}`);
  const hanging = await service.stored("hang");
  const submit = async (priority: boolean): Promise<string> =>
    (await service.call("POST", "/parse_async", { json: { input: hanging, async: { priority } } })).json.job_id;
  const hangs = await submit(false);
  // Through the store, because requests to the service are counted.
  await expect.poll(async () => (await service.service.stores.jobs.get("default", hangs))?.status).toBe("RUNNING");
  for (let waiting = 0; waiting < 2; waiting++) await submit(true);
  const oldest = 'docsvc_oldest_pending_job_seconds{lane="priority"}';
  await expect.poll(async () => valueOf((await scrape()).text, oldest)).toBeGreaterThan(0);
  await expect.poll(() => receiver.deliveries.length).toBe(1);
  const { status, text } = await scrape();
  expect(status).toBe(200);
  expect(valueOf(text, 'docsvc_jobs{lane="normal",status="RUNNING"}')).toBe(1);
  expect(valueOf(text, 'docsvc_jobs{lane="normal",status="PENDING"}')).toBe(0);
  expect(valueOf(text, 'docsvc_jobs{lane="priority",status="PENDING"}')).toBe(2);
  expect(valueOf(text, oldest)).toBeGreaterThan(0);
  expect(valueOf(text, 'docsvc_job_claim_seconds_count{lane="normal"}')).toBe(2);
  expect(valueOf(text, 'docsvc_attempts_total{ending="completed"}')).toBe(1);
  expect(valueOf(text, "docsvc_pages_total")).toBe(1);
  expect(valueOf(text, "docsvc_run_peak_memory_bytes_count")).toBe(1);
  expect(valueOf(text, "docsvc_run_peak_memory_bytes_sum")).toBeGreaterThan(10e6);
  await expect
    .poll(async () => valueOf((await scrape()).text, 'docsvc_webhook_tries_total{state="delivered"}'))
    .toBe(1);
  expect(valueOf((await scrape()).text, "docsvc_oldest_pending_webhook_seconds")).toBe(0);
  expect(text).toMatch(/docsvc_http_request_seconds_count\{method="GET",route="\/job\/\{job_id\}",status="200"\} 1/);
  expect(text).not.toContain(first);
});

test("the slices of a long document that wait and run are reported, apart from jobs", async () => {
  await using long = await testService({
    childEntry: new URL("../../test/support/playing-child.ts", import.meta.url),
    slots: 2,
    metricsToken,
  });
  // Of 5 slices of 32 pages, two run until the end of the test.
  await long.call("POST", "/parse_async", { json: { input: await long.stored("pages 160 60000") } });
  const waiting = async (): Promise<number> =>
    valueOf((await scrape(long)).text, 'docsvc_job_parts{lane="normal",state="waiting"}');
  await expect.poll(waiting).toBe(3);
  const oldest = 'docsvc_oldest_waiting_part_seconds{lane="normal"}';
  await expect.poll(async () => valueOf((await scrape(long)).text, oldest)).toBeGreaterThan(0);
  const { text } = await scrape(long);
  expect(valueOf(text, 'docsvc_job_parts{lane="normal",state="running"}')).toBe(2);
  expect(valueOf(text, 'docsvc_job_parts{lane="priority",state="waiting"}')).toBe(0);
  expect(valueOf(text, 'docsvc_jobs{lane="normal",status="RUNNING"}')).toBe(1);
});

test("only the token opens them: no key of an organisation does", async () => {
  for (const token of ["", "wrong", service.apiKey]) expect((await scrape(service, token)).status).toBe(401);
});

test("without a token they do not exist", async () => {
  await using plain = await testService();
  expect((await plain.call("GET", "/metrics")).status).toBe(404);
  expect((await plain.call("GET", "/metrics", { key: null })).status).toBe(401);
  await expect(testService({ metricsToken: "short" })).rejects.toThrow(/metricsToken/);
});
