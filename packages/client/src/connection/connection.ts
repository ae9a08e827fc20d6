import type { paths } from "@docsvc/openapi";
import createClient from "openapi-fetch";
import type { Client } from "openapi-fetch";
import type { Settings } from "./options.ts";
import { send } from "./send.ts";
import type { Answer, CallAnswer, CallOptions } from "./send.ts";

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
  /** @defaultValue the client's `timeoutMs` */
  readonly timeoutMs?: number;
  readonly jobId?: string;
  readonly isHopeless?: (error: unknown) => Promise<boolean>;
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
  raw.use(...settings.middleware);
  return { settings, raw };
}

/** Sends a request until it is answered, with the same idempotency key in every try. */
export function callService<Data>(
  { settings, raw }: Connection,
  request: ServiceRequest,
  options: PostOptions = {},
): Promise<Answer<Data>> {
  const { method, path, pathParameters, query, body, more } = request;
  const key = method === "post" ? { "Idempotency-Key": options.idempotencyKey ?? newKey() } : {};
  const params = { path: pathParameters, query, header: { ...key, ...request.headers, ...options.headers } };
  // The pairs of path and method are checked where the public methods are typed.
  const start = raw.request as unknown as (method: string, path: string, init: object) => Promise<CallAnswer<Data>>;
  return send({
    settings,
    options,
    timeoutMs: request.timeoutMs ?? settings.timeoutMs,
    jobId: request.jobId,
    isHopeless: request.isHopeless,
    label: `${method.toUpperCase()} ${path}`,
    start: async (init) => start(method, path, { ...init, params, body, ...(await more?.()) }),
  });
}

/** 128 random bits. Not `crypto.randomUUID`, which browsers have in secure contexts alone. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
