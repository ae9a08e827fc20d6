import type { paths } from "@docsvc/openapi";
import createClient from "openapi-fetch";
import type { Client } from "openapi-fetch";
import { missing } from "../errors/transport-errors.ts";
import type { Settings } from "./options.ts";
import { send } from "./send.ts";
import type { Answer, CallAnswer, CallOptions } from "./send.ts";
import { injectTrace } from "./trace.ts";

/** What every part of the client works with: the settings, and the calls underneath. */
export interface Connection {
  readonly settings: Settings;
  readonly raw: Client<paths>;
}

/** A request in the contract's words. */
export interface ServiceRequest {
  readonly method: "get" | "post" | "delete";
  readonly path: keyof paths;
  readonly pathParameters?: Readonly<Record<string, string>>;
  readonly query?: object | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** What else `openapi-fetch` needs, made anew for every try: a body that was sent cannot be sent again. */
  readonly more?: () => object | Promise<object>;
  /** @defaultValue the client's `timeout` */
  readonly timeout?: number;
  readonly jobId?: string;
  readonly isHopeless?: (error: unknown) => Promise<boolean>;
  /** A text that every answer of the interface has. */
  readonly expects?: string;
}

export interface PostOptions extends CallOptions {
  /**
   * Makes a repeated call safe, also in another process: the same key and body give the same job or file.
   * @defaultValue a random one for each call, the same over its tries
   */
  readonly idempotencyKey?: string | undefined;
}

export function connect(settings: Settings): Connection {
  const authorization = settings.apiKey === undefined ? {} : { Authorization: `Bearer ${settings.apiKey}` };
  const raw = createClient<paths>({
    baseUrl: settings.baseUrl,
    fetch: async (request) => settings.fetch(request),
    headers: { ...settings.headers, ...authorization },
  });
  raw.use({ onRequest: ({ request }) => injectTrace(request.headers) }, ...settings.middleware);
  const connection = { settings, raw };
  connections.set(raw, connection);
  return connection;
}

/** For the entries beside the client: what it holds of its own is no property that a log could show. */
export const connections: WeakMap<Client<paths>, Connection> = new WeakMap();

/** Sends a request until it is answered, with the same idempotency key in every try. */
export async function callService<Data>(
  { settings, raw }: Connection,
  request: ServiceRequest,
  options: PostOptions = {},
): Promise<Answer<Data>> {
  const { method, path, pathParameters, query, body, more, expects, jobId } = request;
  const key = method === "post" ? { "Idempotency-Key": options.idempotencyKey ?? newKey() } : {};
  const params = { path: pathParameters, query, header: { ...key, ...request.headers, ...options.headers } };
  // The pairs of path and method are checked where the public methods are typed.
  const start = raw.request as unknown as (method: string, path: string, init: object) => Promise<CallAnswer<Data>>;
  const answer = await send({
    timeout: settings.timeout,
    ...request,
    settings,
    options,
    label: `${method.toUpperCase()} ${path}`,
    start: async (init) => start(method, path, { ...init, params, body, ...(await more?.()) }),
  });
  if (expects && typeof (answer.data as Record<string, unknown>)[expects] !== "string") {
    throw missing(expects, { status: answer.response.status, jobId });
  }
  return answer;
}

/** 128 random bits. Not `crypto.randomUUID`, which browsers have in secure contexts alone. */
export function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}
