import type { ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Call } from "./handler.ts";

/** The addresses under which callers reach the service. */
export interface OwnAddresses {
  readonly publicUrl: string | undefined;
  /** At least one host with its port. Undefined accepts any host that a caller names. */
  readonly hosts: readonly string[] | undefined;
}

/** A call whose rarely needed properties are created on first use. */
export class RequestCall implements Call {
  readonly operationId: string;
  readonly parameters: Call["parameters"];
  readonly request: FastifyRequest;
  readonly #response: ServerResponse;
  readonly #addresses: OwnAddresses;
  #signal: AbortSignal | undefined;

  constructor(
    operationId: string,
    parameters: Call["parameters"],
    addresses: OwnAddresses,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    this.operationId = operationId;
    this.parameters = parameters;
    this.request = request;
    this.#response = reply.raw;
    this.#addresses = addresses;
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
    return this.#addresses.publicUrl?.replace(/\/$/, "") ?? ownAddress(this.request, this.#addresses.hosts);
  }

  get signal(): AbortSignal {
    return (this.#signal ??= abortedOnClose(this.#response));
  }
}

function abortedOnClose(response: ServerResponse): AbortSignal {
  const left = new AbortController();
  const onClose = (): void => {
    // A caller whose answer is complete has not disconnected; aborting would create an error with a stack for nothing.
    if (!response.writableFinished) left.abort();
  };
  if (response.closed) onClose();
  else response.once("close", onClose);
  return left.signal;
}

/**
 * The address that the caller used. A Host header that is not a valid host is not used, nor one that is not in the service's own list, if
 * there is one: the service signs addresses that begin with it.
 */
function ownAddress({ protocol, host }: FastifyRequest, hosts: readonly string[] | undefined): string {
  const own = hosts === undefined || hosts.includes(host) ? host : hosts[0];
  const address = `${protocol}://${own}`;
  return URL.canParse(address) && new URL(address).pathname === "/" ? address : "http://localhost";
}
