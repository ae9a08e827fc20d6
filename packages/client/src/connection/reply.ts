import type { Answer } from "./call.ts";

/** The promise of a call's data, which can also give the response that it came in. */
export interface Reply<Data> extends Promise<Data> {
  /** The data with its response, whose body has been read, and the `X-Request-Id` to quote when asking about it. */
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
    // Who asks for both has one promise too many, and must not hear of its rejection twice.
    data.catch(() => {});
    return answer.then((it) => ({ ...it, requestId: it.response.headers.get("x-request-id") ?? undefined }));
  };
  return Object.assign(data, { withResponse });
}
