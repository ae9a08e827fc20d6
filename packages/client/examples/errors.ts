import { BadRequestError, Docsvc, DocsvcError, JobTimeoutError, ValidationError } from "@docsvc/client";

const client = new Docsvc();

try {
  const job = await client.extractAsync({
    input: "https://example.com/invoice.pdf",
    schema: { type: "object", properties: { total: { type: "number" } } },
  });
  const { result } = await client.jobs.wait(job, { timeoutMs: 60_000 });
  console.log(result);
} catch (error) {
  if (ValidationError.isInstance(error)) console.log("correct these fields:", error.issues);
  else if (BadRequestError.isInstance(error) && error.serviceCode === "password_wrong") console.log("ask again");
  else if (JobTimeoutError.isInstance(error)) console.log(`look again later for job ${error.jobId}`);
  else if (DocsvcError.isInstance(error)) console.log(error.code, error.message, error.requestId);
  else throw error;
}
