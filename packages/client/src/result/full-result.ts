import type { UrlResult } from "@docsvc/openapi";
import { readJson } from "../connection/connection.ts";
import type { Connection } from "../connection/connection.ts";
import { parseUrl } from "../connection/options.ts";
import { send } from "../connection/send.ts";
import type { CallOptions } from "../connection/call.ts";
import { ApiError } from "../errors/api-errors.ts";
import { ResultExpiredError } from "../errors/job-errors.ts";
import { InvalidResponseError } from "../errors/transport-errors.ts";
import { TRANSFER_TIMES } from "../files/upload.ts";
import { readJob } from "../jobs/poll.ts";
import { readCapped } from "./read-capped.ts";

/**
 * The result of a job, downloaded if the answer contains an address.
 *
 * An address is signed for one hour. If it has expired, the job is read again for a new one.
 */
export async function openResult(
  connection: Connection,
  jobId: string,
  result: unknown,
  options: CallOptions,
): Promise<unknown> {
  if (!isUrlResult(result)) return result;
  try {
    return await download(connection, jobId, result.url, options);
  } catch (error) {
    if (!isExpired(error)) throw error;
    try {
      const { data } = await readJob(connection, jobId, options);
      const fresh: unknown = "result" in data ? data.result : undefined;
      return isUrlResult(fresh) ? await download(connection, jobId, fresh.url, options) : fresh;
    } catch (again) {
      throw isExpired(again) ? new ResultExpiredError(jobId, again) : again;
    }
  }
}

/** Whether a signed address has expired: 401 and 410 from the service, 403 from an object store. */
function isExpired(error: unknown): boolean {
  return error instanceof ApiError && [401, 403, 410].includes(error.status);
}

function isUrlResult(result: unknown): result is UrlResult {
  const { type, url } = Object(result) as Partial<UrlResult>;
  return type === "url" && typeof url === "string";
}

/** Sends neither the API key nor the caller's headers: the address may belong to someone else's object store. */
async function download(
  { settings }: Connection,
  jobId: string,
  url: string,
  { signal, maxRetries }: CallOptions,
): Promise<unknown> {
  const address = parseUrl(url, settings.baseUrl);
  if (!address?.protocol.startsWith("http")) {
    throw new InvalidResponseError("The address of the result is not an http or https address.", { jobId });
  }
  const { data } = await send<unknown>({
    settings,
    options: { signal, maxRetries },
    timeout: settings.timeout * TRANSFER_TIMES,
    jobId,
    host: address.origin,
    label: `GET ${address.href}`,
    start: async ({ signal, fetch }) => {
      const response = await fetch(new Request(address, { signal, headers: { Accept: "application/json" } }));
      return readJson(response, await readCapped(response, settings.maxResultBytes, jobId));
    },
  });
  return data;
}
