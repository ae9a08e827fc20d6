import { DocsvcError } from "@docsvc/client";
import { DescribedError } from "./describe-error.ts";

/** Describes a failure of the client, with the service's own code if it returned one. For `.catch()`: other errors are rethrown unchanged. */
export function throwClientFailure(error: unknown): never {
  if (!DocsvcError.isInstance(error)) throw error;
  const serviceCode: unknown = Reflect.get(error, "serviceCode") ?? Reflect.get(error, "errorCode");
  throw new DescribedError({
    code: typeof serviceCode === "string" ? serviceCode : error.code,
    // The client's option has another name on the command line.
    message: error.message.replaceAll(/\bbaseUrl\b/gu, "--server"),
  });
}
