import { Docsvc } from "@docsvc/client";
import { expect, test } from "vitest";
import { throwClientFailure } from "./client-failure.ts";

test("a service that does not answer is reported with the option that names it", async () => {
  // Fetch refuses port 9, so no request is made.
  const client = new Docsvc({ apiKey: "key", baseUrl: "http://127.0.0.1:9", maxRetries: 0, logLevel: "off" });
  await expect(client.jobs.list().catch(throwClientFailure)).rejects.toMatchObject({
    message: expect.stringMatching(/^No answer from http:.* Check that the service runs, and --server\.$/u),
  });
});

test("what the client is not the cause of continues as it is", () => {
  const other = new Error("baseUrl");
  expect(() => throwClientFailure(other)).toThrow(other);
});
