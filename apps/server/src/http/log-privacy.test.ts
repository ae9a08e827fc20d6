/** The log never contains the text of a document, a key, an address or a password. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pdfWith } from "../../test/support/pdf.ts";
import { testService } from "../../test/support/test-service.ts";
import type { TestService } from "../../test/support/test-service.ts";
import { webhookReceiver } from "../../test/support/webhook-receiver.ts";
import { organisationSecrets } from "../webhooks/organisation-secrets.ts";

const TEXT = "unmistakable words of a document";
const PASSWORD = "open-sesame-4711";
const INPUT_TOKEN = "presigned-input-4712";

let service: TestService;
beforeAll(async () => {
  service = await testService({ allowAddress: () => true, metricsToken: "metrics-token-4713", webhookWaitsMs: [] });
});
afterAll(() => service[Symbol.asyncDispose]());

test("text, names, keys, passwords, signed addresses and secrets stay out of the log, whatever happens", async () => {
  await using receiver = await webhookReceiver();
  const documents = createServer((_, response) => response.end("not a document"));
  await new Promise<void>((resolve) => documents.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(documents.address() as AddressInfo).port}/a.pdf?signature=${INPUT_TOKEN}`;

  const upload = await service.upload(await pdfWith([TEXT], PASSWORD), { name: `${TEXT}.pdf` });
  const input = upload.json.file_id as string;
  const settings = { document_password: PASSWORD, force_url_result: true };
  const webhook = { url: receiver.url };
  const parsed = await service.call("POST", "/parse", { json: { input, settings } });
  await service.call("GET", parsed.json.result.url, { key: null });
  await service.call("GET", upload.json.presigned_url, { key: null });
  await service.call("POST", "/parse", { json: { input, settings: { document_password: "wrong-sesame" } } });
  await service.call("POST", "/parse", { json: { input: address } });
  await service.call("POST", "/parse", { json: { input: TEXT } });
  await service.call("POST", "/parse", { body: `{"input": "${TEXT}`, headers: { "content-type": "application/json" } });
  await service.call("GET", `/${service.apiKey}`);
  await service.call("GET", `/job/${service.apiKey}`, { key: null });
  await service.call("POST", `/parse/${service.apiKey}`, { json: { input } });
  await service.call("GET", `/jobs?cursor=${encodeURIComponent(TEXT)}`);
  const json = { input, settings, async: { webhook, metadata: TEXT } };
  const submitted = await service.call("POST", "/parse_async", { json, headers: { "x-request-id": "follow-me" } });
  await service.ended(submitted.json.job_id as string);
  await expect.poll(() => receiver.deliveries.length).toBe(1);
  await service.service.app.inject({ url: "/metrics", headers: { authorization: "Bearer metrics-token-4713" } });
  await expect.poll(() => service.log.some((line) => line.includes('"webhook"'))).toBe(true);
  documents.close();

  const log = service.log.join("");
  const [{ secret } = { secret: "" }] = await organisationSecrets(service.service.stores, "default");
  const signature = /signature=([\w-]+)/;
  const forbidden = {
    text: TEXT,
    encodedText: encodeURIComponent(TEXT),
    password: PASSWORD,
    wrongPassword: "wrong-sesame",
    inputToken: INPUT_TOKEN,
    key: service.apiKey,
    webhookToken: "receiver-token",
    webhookSecret: secret,
    metricsToken: "metrics-token-4713",
    resultSignature: signature.exec(parsed.json.result.url as string)![1]!,
    fileSignature: signature.exec(upload.json.presigned_url as string)![1]!,
    webhookSignature: receiver.deliveries[0]!.headers["webhook-signature"]!,
  };
  const found = Object.entries(forbidden).filter(([, text]) => log.includes(text));
  expect(found.map(([name]) => name)).toEqual([]);
  expect(service.log.length).toBeGreaterThan(12);

  // The request's id connects the log lines of a request with those of its attempt.
  const lines = service.log.map((line) => JSON.parse(line) as Record<string, unknown>);
  const attempt = lines.find(({ request_id: id, msg }) => id === "follow-me" && msg === "attempt ended");
  expect(attempt).toMatchObject({ ending: "completed", job_id: expect.any(String) });
  expect(lines.find(({ msg, job_id: id }) => msg === "webhook" && id === attempt!["job_id"])).toBeDefined();
});
