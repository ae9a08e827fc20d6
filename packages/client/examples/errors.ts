import { Docsvc, DocsvcError, JobFailedError, JobTimeoutError, ValidationError } from "@docsvc/client";

const client = new Docsvc();

try {
  const { result } = await client.parse("annual-report.pdf", {}, { timeout: 60_000 });
  console.log(result.chunks.length);
} catch (error) {
  if (ValidationError.isInstance(error)) console.log("correct these fields:", error.issues);
  else if (JobFailedError.isInstance(error) && error.errorCode === "password_wrong") console.log("ask again");
  else if (JobTimeoutError.isInstance(error)) console.log(`look again later: client.jobs.attach("${error.jobId}")`);
  else if (DocsvcError.isInstance(error)) console.log(error.code, error.message, error.requestId);
  else throw error;
}
