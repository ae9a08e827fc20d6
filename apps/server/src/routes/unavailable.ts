import { ServiceError } from "../errors.ts";
import type { Answer, Call } from "../http/handler.ts";

/** For operations of the contract that this version does not have yet; their requests are checked all the same. */
export async function unavailable({ operationId }: Call): Promise<Answer> {
  throw new ServiceError(
    "not_implemented",
    `The operation ${operationId} is not available in this version. Use /parse or /parse_async.`,
  );
}
