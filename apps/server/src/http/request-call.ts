import type { ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Call } from "./handler.ts";

/** What few calls need is made when it is asked for. */
export class RequestCall implements Call {
  readonly operationId: string;
  readonly parameters: Call["parameters"];
  readonly request: FastifyRequest;
  readonly #response: ServerResponse;
  readonly #publicUrl: string | undefined;
  #signal: AbortSignal | undefined;

  constructor(
    operationId: string,
    parameters: Call["parameters"],
    publicUrl: string | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    this.operationId = operationId;
    this.parameters = parameters;
    this.request = request;
    this.#response = reply.raw;
    this.#publicUrl = publicUrl;
  }

  get organisation(): string | undefined {
    return this.request.identity?.organisation;
  }

  get keyId(): string | undefined {
    return this.request.identity?.keyId;
  }

  get body(): unknown {
    return this.request.body;
  }

  get baseUrl(): string {
    return this.#publicUrl?.replace(/\/$/, "") ?? ownAddress(this.request);
  }

  get signal(): AbortSignal {
    return (this.#signal ??= abortedOnClose(this.#response));
  }
}

function abortedOnClose(response: ServerResponse): AbortSignal {
  const left = new AbortController();
  if (response.closed) left.abort();
  else response.once("close", () => left.abort());
  return left.signal;
}

/** The address that the caller used; a Host header that is no host is not repeated. */
function ownAddress(request: FastifyRequest): string {
  const address = `${request.protocol}://${request.host}`;
  return URL.canParse(address) && new URL(address).pathname === "/" ? address : "http://localhost";
}
