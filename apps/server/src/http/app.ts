/**
 * The HTTP side: one Fastify route for each operation of the contract.
 *
 * Order of a request: request id → access (before the body is read) → 404 and 405 → body → validation → handler.
 */
import multipart from "@fastify/multipart";
import Fastify, { LogController } from "fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { operations, operationsAt } from "../contract/operations.ts";
import type { ServedOperation } from "../contract/operations.ts";
import { createRequestValidator } from "../contract/request-validator.ts";
import type { RequestValidator } from "../contract/request-validator.ts";
import { ServiceError } from "../errors.ts";
import { newId } from "../identifiers.ts";
import type { Limits, LogTarget } from "../options.ts";
import type { CheckAccess } from "./access.ts";
import { renderDocsPage } from "./docs-page.ts";
import { toErrorAnswer } from "./error-answer.ts";
import type { Answer, Handler } from "./handler.ts";
import { readJson } from "./json-body.ts";
import { loggerOptions } from "./logger.ts";

export interface AppOptions {
  readonly handlers: Readonly<Record<string, Handler>>;
  readonly checkAccess: CheckAccess;
  readonly limits: Limits;
  readonly publicUrl: string | undefined;
  readonly log: boolean | LogTarget;
  readonly trustProxy: boolean;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Set by the access check. */
    organisation: string | undefined;
    bodyBytes: number;
  }
}

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(options.log),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy,
    bodyLimit: options.limits.bodyBytes,
    requestTimeout: 900_000,
    return503OnClosing: true,
    routerOptions: { maxParamLength: 16_384 },
    genReqId: ({ headers }) => acceptRequestId(headers["x-request-id"]) ?? newId(),
    frameworkErrors: (error, request, reply) => void refuseBadUrl(options, error, request, reply),
    clientErrorHandler: (_error, socket) => {
      if (!socket.writable) return;
      socket.end(MALFORMED);
    },
  });
  app.decorateRequest("organisation", undefined);
  app.decorateRequest("bodyBytes", 0);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, async (request: FastifyRequest, body: Buffer) => {
    request.bodyBytes = body.length;
    return readJson(body);
  });
  await app.register(multipart, {
    limits: { fileSize: options.limits.documentBytes, files: 1, fields: 4, parts: 5, fieldSize: 1024 },
  });

  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
    reply.header("x-content-type-options", "nosniff");
    await admit(options, request);
  });
  app.addHook("onResponse", logRequest);
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((_request, reply) => reply.send(pathNotFound()));

  for (const operation of operations) addRoute(app, operation, options);
  app.get("/docs", async (_request, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'")
      .send(renderDocsPage()),
  );
  return app;
}

function addRoute(app: FastifyInstance, operation: ServedOperation, options: AppOptions): void {
  const handler = options.handlers[operation.id];
  if (handler === undefined) throw new Error(`The contract's operation ${operation.id} has no handler.`);
  const validator = createRequestValidator(operation);
  app.route({
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ":$1"),
    handler: async (request, reply) => {
      const answer = await answerRequest(operation, validator, handler, options, request, reply);
      reply.code(answer.status ?? 200).headers(answer.headers ?? {});
      return reply.send(answer.body);
    },
  });
}

async function answerRequest(
  operation: ServedOperation,
  validator: RequestValidator,
  handler: Handler,
  options: AppOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Answer> {
  const parameters = validator.parameters({
    path: request.params as Record<string, unknown>,
    query: request.query as Record<string, unknown>,
    header: request.headers,
  });
  if (operation.multipart && !request.isMultipart()) {
    throw new ServiceError("unsupported_media_type", "Send the file as multipart/form-data, in a part named file.");
  }
  if (operation.bodySchema !== undefined && request.isMultipart()) {
    throw new ServiceError("unsupported_media_type", "Send the body as application/json.");
  }
  validator.body(request.body, request.bodyBytes);
  const left = new AbortController();
  reply.raw.once("close", () => left.abort());
  return handler({
    operationId: operation.id,
    organisation: request.organisation,
    body: request.body,
    parameters,
    baseUrl: options.publicUrl?.replace(/\/$/, "") ?? ownAddress(request),
    signal: left.signal,
    request,
  });
}

/** Access first, then whether there is anything at the path: strangers learn nothing, not even which paths exist. */
async function admit(options: AppOptions, request: FastifyRequest): Promise<void> {
  const { pathname, searchParams } = new URL(request.url, "http://service");
  const here = operationsAt(pathname);
  const operation = here.find(({ method }) => method === methodOf(request));
  const access = pathname === "/docs" ? "open" : (operation?.access ?? "key");
  request.organisation = await options.checkAccess(access, request.headers.authorization, pathname, searchParams);
  if (!request.is404) return;
  if (here.length === 0) throw pathNotFound();
  const allowed = here.map(({ method }) => (method === "GET" ? "GET, HEAD" : method)).join(", ");
  throw new ServiceError("method_not_allowed", `This path does not take ${request.method}. Use ${allowed}.`, {
    headers: { allow: allowed },
  });
}

function methodOf({ method }: FastifyRequest): string {
  return method === "HEAD" ? "GET" : method;
}

function pathNotFound(): ServiceError {
  return new ServiceError("not_found", "There is nothing at this path. See /docs for what there is.");
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = toErrorAnswer(error, request.id);
  if (answer.unexpected) request.log.error({ err: error }, "unexpected error");
  return reply.code(answer.status).headers(answer.headers).type("application/json; charset=utf-8").send(answer.body);
}

/** A path that cannot be decoded never reaches the hooks, so the key is asked for here. */
async function refuseBadUrl(
  options: AppOptions,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  reply.header("x-request-id", request.id);
  try {
    await options.checkAccess("key", request.headers.authorization, "", new URLSearchParams());
    sendError(error, request, reply);
  } catch (refusal) {
    sendError(refusal, request, reply);
  }
}

/** One line a request; the path alone, since a query may hold a signature. */
async function logRequest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  request.log.info(
    {
      method: request.method,
      path: request.url.split("?", 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      organisation: request.organisation,
    },
    "request",
  );
}

function acceptRequestId(given: string | string[] | undefined): string | undefined {
  return typeof given === "string" && /^[\w.:-]{1,128}$/.test(given) ? given : undefined;
}

function ownAddress(request: FastifyRequest): string {
  const address = `${request.protocol}://${request.host}`;
  return URL.canParse(address) && new URL(address).pathname === "/" ? address : "http://localhost";
}

const MALFORMED_BODY = JSON.stringify({
  error: "The request is not valid HTTP.",
  code: "bad_request",
});
const MALFORMED = [
  "HTTP/1.1 400 Bad Request",
  "content-type: application/json; charset=utf-8",
  `content-length: ${Buffer.byteLength(MALFORMED_BODY)}`,
  "connection: close",
  "",
  MALFORMED_BODY,
].join("\r\n");
