import type { ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Call } from "./handler.ts";

/** Under which addresses callers reach the service. */
export interface OwnAddresses {
  readonly publicUrl: string | undefined;
  /** Hosts with their ports, one at least. Undefined: any that a caller names. */
  readonly hosts: readonly string[] | undefined;
}

/** What few calls need is made when it is asked for. */
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
    // A caller whose answer is complete has not left: an error with a stack would be made for nothing.
    if (!response.writableFinished) left.abort();
  };
  if (response.closed) onClose();
  else response.once("close", onClose);
  return left.signal;
}

/**
 * The address that the caller used. A Host header that is no host is not repeated, nor one that is not among the service's own, where those are
 * known: the service signs what it puts behind the address.
 */
function ownAddress({ protocol, host }: FastifyRequest, hosts: readonly string[] | undefined): string {
  const own = hosts === undefined || hosts.includes(host) ? host : hosts[0];
  const address = `${protocol}://${own}`;
  return URL.canParse(address) && new URL(address).pathname === "/" ? address : "http://localhost";
}
