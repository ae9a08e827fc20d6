import { local } from "@docsvc/server";
import { Docsvc } from "@docsvc/client";
import { expect, test } from "vitest";
import { troubleInWords } from "./trouble-in-words.ts";

test("a key that the service does not know is reported by the name of its variable", async () => {
  const service = await local();
  try {
    const client = new Docsvc({ fetch: service.fetch, apiKey: "ak_live_wrong" });
    const failure = await client.upload(new Blob(["text"])).catch((error: unknown) => error);
    expect(troubleInWords(failure)).toContain("DOCSVC_API_KEY");
  } finally {
    await service.close();
  }
});

test("a service that does not answer is reported by the name of its address", async () => {
  const client = new Docsvc({
    baseUrl: "http://127.0.0.1:1",
    apiKey: "ak_live_any",
    outageTimeout: 0,
    logLevel: "off",
  });
  const failure = await client.upload(new Blob(["text"])).catch((error: unknown) => error);
  expect(troubleInWords(failure)).toContain("DOCSVC_BASE_URL");
});
