import type { FastifyRequest } from "fastify";
import type { ParameterValues } from "../contract/request-validator.ts";

/** A request that is authenticated and fits the contract. */
export interface Call {
  readonly operationId: string;
  /** Undefined for open operations and signed addresses. */
  readonly organisation: string | undefined;
  readonly keyId: string | undefined;
  readonly body: unknown;
  /** Path, query and header parameters by the names of the contract. */
  readonly parameters: ParameterValues;
  /** The address under which the caller reaches the service, without a slash at its end. */
  readonly baseUrl: string;
  /** Aborted when the caller has left. */
  readonly signal: AbortSignal;
  /** For the multipart body alone. */
  readonly request: FastifyRequest;
}

export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A value to be sent as JSON, or bytes with their content type among the headers. */
  readonly body: unknown;
}

export type Handler = (call: Call) => Promise<Answer>;

/** An answer that is JSON already, as text or in UTF-8. */
export function json(text: string | Uint8Array): Answer {
  return { headers: { "content-type": "application/json; charset=utf-8" }, body: text };
}

/** For operations that need a key: whose it is. */
export function organisationOf({ organisation, operationId }: Call): string {
  // The access check lets no request in without one; failing closed costs nothing.
  if (organisation === undefined) throw new Error(`${operationId} was reached without an organisation`);
  return organisation;
}
