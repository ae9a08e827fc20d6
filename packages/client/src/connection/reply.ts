import type { Answer } from "./call.ts";

/** A promise of a call's data that can also give the response. */
export interface Reply<Data> extends Promise<Data> {
  /** The data with its response, whose body has been read, and the `X-Request-Id` to quote in support requests. */
  withResponse(): Promise<DataWithResponse<Data>>;
}

export interface DataWithResponse<Data> {
  readonly data: Data;
  readonly response: Response;
  readonly requestId: string | undefined;
}

export function toReply<Data>(answer: Promise<Answer<Data>>): Reply<Data> {
  const data = answer.then((it) => it.data);
  const withResponse = (): Promise<DataWithResponse<Data>> => {
    // If the caller uses only `withResponse()`, this promise would also report an unhandled rejection.
    data.catch(() => {});
    return answer.then((it) => ({ ...it, requestId: it.response.headers.get("x-request-id") ?? undefined }));
  };
  return Object.assign(data, { withResponse });
}
