import type { UrlResult } from "@docsvc/openapi";
import type { Settings } from "../connection/options.ts";
import { send } from "../connection/send.ts";
import type { CallOptions } from "../connection/send.ts";
import { ApiError } from "../errors/api-errors.ts";
import { InvalidResponseError } from "../errors/transport-errors.ts";

/** A response of an operation, or the record of a completed job. */
export interface WithResult<Result> {
  readonly job_id: string;
  readonly result: Result;
}

/** The result itself, where a response may give its address instead. */
export type FullResultOf<Result> = Exclude<Result, UrlResult>;

/**
 * The result of a response, downloaded when the response gives its address.
 *
 * An address is signed for one hour; where it has run out, `readAgain` gives a new one.
 */
export async function openResult<Result>(
  response: WithResult<Result>,
  readAgain: () => Promise<unknown>,
  settings: Settings,
  options: CallOptions = {},
): Promise<FullResultOf<Result>> {
  if (!isUrlResult(response.result)) return response.result as FullResultOf<Result>;
  const { url } = response.result;
  try {
    return await download(url, response.job_id, settings, options);
  } catch (error) {
    if (!(error instanceof ApiError) || !EXPIRED.has(error.status)) throw error;
    const fresh = await readAgain();
    if (!isUrlResult(fresh)) return fresh as FullResultOf<Result>;
    if (fresh.url === url) throw error;
    return download(fresh.url, response.job_id, settings, options);
  }
}

function isUrlResult(result: unknown): result is UrlResult {
  if (typeof result !== "object" || result === null) return false;
  return Reflect.get(result, "type") === "url" && typeof Reflect.get(result, "url") === "string";
}

/** Without the API key and the caller's headers: the address may lead to an object store of somebody else. */
async function download<Data>(url: string, jobId: string, settings: Settings, options: CallOptions): Promise<Data> {
  const address = URL.canParse(url, settings.baseUrl) ? new URL(url, settings.baseUrl) : undefined;
  if (address === undefined || !/^https?:$/.test(address.protocol)) {
    throw new InvalidResponseError("The address of the result is not an http or https address.", { jobId });
  }
  const { data } = await send<Data>({
    settings,
    options,
    timeoutMs: settings.timeoutMs,
    jobId,
    host: address.origin,
    start: async ({ signal, fetch }) => {
      const response = await fetch(new Request(address, { signal, headers: { Accept: "application/json" } }));
      if (response.ok) return { data: (await response.json()) as Data, response };
      return { error: parseLoosely(await response.text()), response };
    },
  });
  return data;
}

/** An object store explains itself in XML. */
function parseLoosely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** 401 and 410 from the service, 403 from an object store. */
const EXPIRED: ReadonlySet<number> = new Set([401, 403, 410]);
