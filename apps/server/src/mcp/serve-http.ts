/** `/mcp`: the tools over streamable HTTP, for holders of a key. Each request is independent: there are no sessions. */
import { Docsvc } from "@docsvc/client";
import type { McpHttpHandler } from "@modelcontextprotocol/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ServiceError } from "../errors/service-error.ts";
import { createFetch, toReadable } from "../http/in-process-fetch.ts";
import { listJobs } from "./list-jobs.ts";
import { openStored } from "./open-document.ts";
import { ParsedJobs } from "./parsed-jobs.ts";
import type { ToolContext } from "./tool.ts";

/** The host in addresses that are used only within this process. */
const HERE = "http://docsvc.internal";
/** Maximum bytes of a result in memory for an answer: about 1,500 printed pages. */
const MAX_RESULT_BYTES = 16_000_000;

export function addAgents(app: FastifyInstance): void {
  let handler: Promise<McpHttpHandler> | undefined;
  const jobs = new ParsedJobs();
  app.addHook("onClose", async () => (await handler)?.close());
  app.route({
    method: ["POST", "GET", "DELETE"],
    url: "/mcp",
    config: { access: "key", takesJson: true },
    handler: async (request, reply) => {
      if (request.session !== undefined) throw withoutKey();
      handler ??= openHandler(app, jobs);
      const { fetch } = await handler;
      const answer = await fetch(toWebRequest(request, reply), {
        authInfo: authInfoOf(request),
        parsedBody: request.body,
      });
      return sendWebResponse(answer, reply);
    },
  });
}

/** The protocol's package is loaded on first use. */
async function openHandler(app: FastifyInstance, jobs: ParsedJobs): Promise<McpHttpHandler> {
  const { createMcpHandler } = await import("@modelcontextprotocol/server");
  const { createServer } = await import("./create-server.ts");
  return createMcpHandler(
    ({ authInfo }) => {
      const { token = "", clientId = "" } = authInfo ?? {};
      return createServer(deskOf(app, jobs, { key: token, organisation: clientId }), (error) =>
        app.log.error({ err: error }, "a tool failed"),
      );
    },
    { onerror: (error) => app.log.debug({ err: error }, "not spoken as the protocol says") },
  );
}

function deskOf(
  app: FastifyInstance,
  jobs: ParsedJobs,
  { key, organisation }: { readonly key: string; readonly organisation: string },
): ToolContext {
  const fetch = createFetch(app, key);
  const client = new Docsvc({
    apiKey: key,
    baseUrl: HERE,
    fetch,
    logLevel: "off",
    maxRetries: 0,
    maxResultBytes: MAX_RESULT_BYTES,
  });
  return {
    client,
    list: (signal) => listJobs(client, signal),
    get: (path, headers, signal) => fetch(HERE + path, { headers, signal }),
    documents:
      "Documents of this service: the docsvc:// reference that an upload gave, the jobid:// reference of a job, or an http(s) address.",
    open: openStored(organisation),
    jobs,
  };
}

function authInfoOf(request: FastifyRequest): { token: string; clientId: string; scopes: string[] } {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? "";
  return { token, clientId: request.identity?.organisation ?? "", scopes: [] };
}

function toWebRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const left = new AbortController();
  reply.raw.once("close", () => left.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) if (!name.startsWith(":")) headers.append(name, one);
  }
  const { method } = request;
  const body = method === "POST" ? JSON.stringify(request.body ?? null) : null;
  headers.delete("content-length");
  return new Request(`${HERE}/mcp`, { method, headers, body, signal: left.signal });
}

function sendWebResponse({ status, headers, body }: Response, reply: FastifyReply): FastifyReply {
  reply.code(status);
  for (const [name, value] of headers) reply.header(name, value);
  return body === null ? reply.send() : reply.send(toReadable(body));
}

function withoutKey(): ServiceError {
  return new ServiceError("unauthorized", "Agents bring an API key: Authorization: Bearer ak_live_….", {
    headers: { "www-authenticate": "Bearer" },
  });
}
