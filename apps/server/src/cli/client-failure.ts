import { DocsvcError } from "@docsvc/client";
import { DescribedError } from "./describe-error.ts";

/**
 * Puts a failure of the client into words, with the service's own code where it gave one. For `.catch()`: what the client
 * is not the cause of continues as it is.
 */
export function tellClientFailure(error: unknown): never {
  if (!DocsvcError.isInstance(error)) throw error;
  const serviceCode: unknown = Reflect.get(error, "serviceCode") ?? Reflect.get(error, "errorCode");
  throw new DescribedError({
    code: typeof serviceCode === "string" ? serviceCode : error.code,
    // The client's option is one of this command's.
    message: error.message.replaceAll(/\bbaseUrl\b/gu, "--server"),
  });
}
