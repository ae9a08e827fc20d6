import type { paths } from "@docsvc/openapi";
import { DocsvcError } from "../errors/docsvc-error.ts";
import { InvalidArgumentError, missing } from "../errors/transport-errors.ts";
import { parseLoosely } from "../result/parse-loosely.ts";
import { exchange } from "./exchange.ts";
import { resolveOptions } from "./options.ts";
import type { DocsvcOptions, Settings } from "./options.ts";
import { send } from "./send.ts";
import type { Answer, CallAnswer, CallOptions } from "./call.ts";

/** The client's connection, which all its parts share. */
export interface Connection {
  readonly settings: Settings;
}

/** A request as the contract describes it. */
export interface ServiceRequest {
  readonly method: "get" | "post" | "delete";
  readonly path: keyof paths;
  readonly pathParameters?: Readonly<Record<string, string>>;
  readonly query?: object | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Creates a body that is not JSON, again for each attempt, because a body can be sent only once. */
  readonly makeBody?: () => Promise<RequestInit>;
  /** Reads the data of a successful response that is not JSON. */
  readonly read?: (response: Response) => Promise<unknown>;
  /** @defaultValue the client's `timeout` */
  readonly timeout?: number;
  readonly jobId?: string;
  readonly isHopeless?: (error: unknown) => Promise<boolean>;
  /** A string field that every answer of this operation has. */
  readonly expects?: string;
}

export interface PostOptions extends CallOptions {
  /**
   * Makes a repeated call safe, even from another process: the same key and body return the same job or file.
   * @defaultValue a random key for each call, the same in all its attempts; errors contain it
   */
  readonly idempotencyKey?: string | undefined;
}

/** Opens a client's connection. `owner` is the client, by which the other entry points find the connection. */
export function connect(owner: object, options: DocsvcOptions): Connection {
  const connection = { settings: resolveOptions(options) };
  connections.set(owner, connection);
  return connection;
}

/** Keeps a client's secrets out of properties that a log could show. */
const connections = new WeakMap<object, Connection>();

/** @throws {@link InvalidArgumentError} */
export function connectionOf(client: object): Connection {
  const connection = connections.get(client);
  if (connection !== undefined) return connection;
  throw new InvalidArgumentError("Give the client itself: a Docsvc of this package.");
}

/** Sends a request until it is answered, with the same idempotency key in every attempt. */
export async function callService<Data>(
  { settings }: Connection,
  request: ServiceRequest,
  options: PostOptions = {},
): Promise<Answer<Data>> {
  const { method, path, expects, jobId } = request;
  const idempotencyKey = method === "post" ? (options.idempotencyKey ?? newKey()) : undefined;
  try {
    const answer = await send<Data>({
      timeout: settings.timeout,
      ...request,
      settings,
      options,
      label: `${method.toUpperCase()} ${path}`,
      start: async ({ signal, fetch }) => {
        const made = toRequest(settings, request, { idempotencyKey, headers: options.headers }, signal);
        return read(await exchange(await made, path, settings.middleware, fetch), request.read);
      },
    });
    if (expects && typeof (answer.data as Record<string, unknown>)[expects] !== "string") {
      throw missing(expects, { status: answer.response.status, jobId });
    }
    return answer;
  } catch (error) {
    throw withKey(error, idempotencyKey);
  }
}

/** Adds the idempotency key to the error of a failed call. */
export function withKey(error: unknown, idempotencyKey: string | undefined, jobId?: string): unknown {
  if (error instanceof DocsvcError) Object.assign(error, { idempotencyKey, jobId: error.jobId ?? jobId });
  return error;
}

/** 128 random bits. Not `crypto.randomUUID`, which browsers offer only in secure contexts. */
export function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}

interface OwnHeaders {
  readonly idempotencyKey: string | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;
}

async function toRequest(
  settings: Settings,
  { method, path, pathParameters = {}, query = {}, body, makeBody, headers }: ServiceRequest,
  own: OwnHeaders,
  signal: AbortSignal,
): Promise<Request> {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(pathParameters[name] ?? ""));
  const parameters = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = parameters.length === 0 ? "" : `?${new URLSearchParams(parameters).toString()}`;
  const init = { ...(body !== undefined && { body: JSON.stringify(body) }), ...(await makeBody?.()) };
  return new Request(settings.baseUrl + filled + search, {
    ...init,
    method: method.toUpperCase(),
    signal,
    headers: {
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...settings.headers,
      ...(settings.apiKey !== undefined && { Authorization: `Bearer ${settings.apiKey}` }),
      ...(own.idempotencyKey !== undefined && { "Idempotency-Key": own.idempotencyKey }),
      ...headers,
      ...own.headers,
      ...(init.headers as Readonly<Record<string, string>> | undefined),
    },
  });
}

async function read<Data>(response: Response, readData: ServiceRequest["read"]): Promise<CallAnswer<Data>> {
  if (response.ok && readData !== undefined) return { data: (await readData(response)) as Data, response };
  return readJson(response, await response.text());
}

/** The data of a success. Any other body is parsed as far as possible: object stores send errors as XML. */
export function readJson<Data>(response: Response, text: string): CallAnswer<Data> {
  return response.ok ? { data: JSON.parse(text) as Data, response } : { error: parseLoosely(text, text), response };
}
