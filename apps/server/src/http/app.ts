/**
 * The HTTP server: one Fastify route for each operation of the contract.
 *
 * Order within a request: request id → access (before the body is read) → 404 and 405 → body → validation → handler.
 */
import type { IncomingMessage } from "node:http";
import cors from "@fastify/cors";
import type { FastifyCorsOptions } from "@fastify/cors";
import multipart from "@fastify/multipart";
import type { Span } from "@opentelemetry/api";
import Fastify, { LogController } from "fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { operations } from "../contract/operations.ts";
import { toContractForm } from "../contract/accepted-forms.ts";
import type { Access, ServedOperation } from "../contract/operations.ts";
import { requestValidator } from "../contract/request-validator.ts";
import { newId } from "../ports/identifiers.ts";
import type { MaybePromise } from "../ports/maybe-promise.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Limits, LogTarget } from "../settings/options.ts";
import type { Identity } from "../auth/authenticator.ts";
import type { RateStore } from "../ports/rate-store.ts";
import { endRequestSpan, startRequestSpan } from "../telemetry/request-span.ts";
import type { CheckAccess } from "./access.ts";
import { admit } from "./admission.ts";
import { serveDocs } from "./docs/serve-docs.ts";
import { toErrorAnswer } from "./error-answer.ts";
import type { Handler } from "./handler.ts";
import { addHome } from "./home.ts";
import { MALFORMED_REQUEST_ANSWER } from "./malformed-request.ts";
import { loggerOptions, writesInfo } from "./logger.ts";
import { checkMediaType } from "./media-type.ts";
import { createRateLimit } from "./rate-limit.ts";
import { RequestLogger } from "./request-logger.ts";
import { readBody } from "./request-body.ts";
import { loggedPath } from "./logged-path.ts";
import { type OwnAddresses, RequestCall } from "./request-call.ts";
import type { Studio, StudioSession } from "./studio.ts";

export interface AppOptions {
  readonly handlers: Readonly<Record<string, Handler>>;
  readonly checkAccess: CheckAccess;
  readonly rates: RateStore;
  readonly limits: Limits;
  readonly addresses: OwnAddresses;
  readonly log: boolean | LogTarget;
  readonly trustProxy: boolean;
  /** Origins of web pages that may call the service. If empty, browsers block all of them. */
  readonly corsOrigins: readonly string[];
  readonly metrics: Metrics;
  /** Whether `/metrics` exists. */
  readonly showMetrics: boolean;
  /** Undefined if the studio is not served. */
  readonly studio?: Studio | undefined;
  /** Adds the routes for agents. */
  readonly addAgents?: (app: FastifyInstance) => void;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Set by the access check. */
    identity: Identity | undefined;
    /** Set if the request has a session cookie of the studio. */
    session: StudioSession | undefined;
    /** Set if the request reached the hooks. */
    span: Span | undefined;
    bodyBytes: number;
  }
  interface FastifyContextConfig {
    readonly access?: Access | "metrics";
    readonly operation?: ServedOperation;
    /** For routes that are not in the contract. */
    readonly takesJson?: boolean;
  }
}

/** Longer than any upload should take, so that a sender who trickles bytes does not keep a connection open forever. */
const REQUEST_TIMEOUT_MS = 900_000;

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { checkAccess, limits } = options;
  const limitRate = createRateLimit(options.rates);
  const logsRequests = writesInfo(options.log);
  const app = Fastify({
    logger: loggerOptions(options.log),
    childLoggerFactory: (logger, bindings, loggerOptions) => new RequestLogger(logger, bindings, loggerOptions),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { maxParamLength: 16_384 },
    genReqId: ({ headers }) => acceptRequestId(headers["x-request-id"]) ?? newId(),
    frameworkErrors: (error, request, reply) => void answerUndecodable(options, error, request, reply),
    clientErrorHandler: (_error, socket) => {
      if (socket.writable) socket.write(MALFORMED_REQUEST_ANSWER);
      // Not only its own end: a peer that never ends its half could keep the connection open.
      socket.destroySoon();
    },
  });
  app.decorateRequest("identity", undefined);
  app.decorateRequest("session", undefined);
  app.decorateRequest("span", undefined);
  app.decorateRequest("bodyBytes", 0);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", async (request: FastifyRequest, payload: IncomingMessage) =>
    readBody(request, payload, limits.bodyBytes),
  );
  if (options.corsOrigins.length > 0) await app.register(cors, corsOptions(options.corsOrigins));
  const gate = { checkAccess, limitRate, sessionOf: options.studio?.sessionOf };
  // Callbacks, not promises: if the stores answer synchronously, admission and the handler's first reads run without a pause.
  app.addHook("onRequest", (request, reply, done) => {
    request.span = startRequestSpan(request, routeOf(request));
    reply.header("x-request-id", request.id);
    reply.header("x-content-type-options", "nosniff");
    callBack(() => admit(gate, request), done);
  });
  app.addHook("onResponse", (request, reply, done) => {
    options.metrics.answered(request.method, routeOf(request) ?? "none", reply.statusCode, reply.elapsedTime / 1000);
    if (request.span !== undefined) endRequestSpan(request.span, reply);
    if (logsRequests) logRequest(request, reply);
    done();
  });
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));

  for (const operation of operations.filter(({ multipart }) => !multipart)) addRoute(app, operation, options);
  // In a scope of its own, because its hooks return promises, for which every request would otherwise wait.
  await app.register(async (uploads) => {
    await uploads.register(multipart, {
      limits: { fileSize: limits.documentBytes, files: 1, fields: 100, parts: 101, fieldSize: 1024 },
    });
    for (const operation of operations.filter(({ multipart }) => multipart)) addRoute(uploads, operation, options);
  });
  serveDocs(app);
  await options.studio?.addTo(app);
  options.addAgents?.(app);
  addHome(app);
  if (options.showMetrics) {
    app.get("/metrics", { config: { access: "metrics" } }, async (_request, reply) =>
      reply.type(options.metrics.contentType).send(await options.metrics.text()),
    );
  }
  return app;
}

/** What a web page of these origins may send and read. Keys are sent in a header, so cookies are never needed. */
function corsOptions(origins: readonly string[]): FastifyCorsOptions {
  return {
    origin: origins.includes("*") ? "*" : [...origins],
    methods: ["GET", "HEAD", "POST", "PUT", "DELETE"],
    allowedHeaders: ["Authorization", "Content-Type", "Idempotency-Key", "Prefer", "Range", "X-Request-Id"],
    exposedHeaders: ["Content-Range", "Link", "Retry-After", "X-Next-Cursor", "X-Request-Id"],
    maxAge: 600,
  };
}

function addRoute(app: FastifyInstance, operation: ServedOperation, options: AppOptions): void {
  const handler = options.handlers[operation.id];
  if (handler === undefined) throw new Error(`The contract's operation ${operation.id} has no handler.`);
  const validator = requestValidator(operation);
  app.route({
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ":$1"),
    config: { access: operation.access, operation },
    handler: async (request, reply) => {
      const parameters = validator.parameters({
        path: request.params as Record<string, unknown>,
        query: request.query as Record<string, unknown>,
        header: request.headers,
      });
      checkMediaType(request);
      request.body = toContractForm(operation.id, request.body);
      validator.body(request);
      const answer = await handler(new RequestCall(operation.id, parameters, options.addresses, request, reply));
      return reply
        .code(answer.status ?? 200)
        .headers(answer.headers ?? {})
        .send(answer.body);
    },
  });
}

/** The path as in the contract; undefined if there is no such route. */
function routeOf({ is404, routeOptions }: FastifyRequest): string | undefined {
  return is404 ? undefined : (routeOptions.config.operation?.path ?? routeOptions.url);
}

/** A path that cannot be decoded never reaches the hooks, so the key is checked here. */
async function answerUndecodable(
  { checkAccess }: AppOptions,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  reply.header("x-request-id", request.id);
  try {
    const target = { method: request.method, path: "", query: new URLSearchParams() };
    await checkAccess("key", request.headers.authorization, target);
    sendError(error, request, reply);
  } catch (refusal) {
    sendError(refusal, request, reply);
  }
}

/** Calls a hook's callback; synchronously if its work is synchronous. */
function callBack(work: () => MaybePromise<void>, done: (error?: Error) => void): void {
  let pending: MaybePromise<void>;
  try {
    pending = work();
  } catch (error) {
    done(error as Error);
    return;
  }
  if (pending instanceof Promise) void callBackLater(pending, done);
  else done();
}

async function callBackLater(pending: Promise<void>, done: (error?: Error) => void): Promise<void> {
  const failure = await pending.then(
    () => undefined,
    (error: unknown) => error as Error,
  );
  done(failure);
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = toErrorAnswer(error, request.id);
  if (answer.status === 401 && bringsMuch(request)) reply.header("connection", "close");
  if (answer.unexpected) request.log.error({ err: error }, "unexpected error");
  return reply.code(answer.status).headers(answer.headers).type("application/json; charset=utf-8").send(answer.body);
}

/** Whether the body would have to be read completely before the connection can be reused, although the caller may not send one. */
function bringsMuch({ headers }: FastifyRequest): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > MAX_DRAINED_BYTES;
}

const MAX_DRAINED_BYTES = 65_536;

/** Logs one line for each request. */
function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      method: request.method,
      path: loggedPath(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      organisation: request.identity?.organisation,
      key_id: request.identity?.keyId,
    },
    "request",
  );
}

function acceptRequestId(given: string | string[] | undefined): string | undefined {
  return typeof given === "string" && /^[\w.:-]{1,128}$/.test(given) ? given : undefined;
}
