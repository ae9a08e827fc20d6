import type { FastifyRequest } from "fastify";
import type { ParameterValues } from "../contract/request-validator.ts";

/** An authenticated request that fits the contract. */
export interface Call {
  readonly operationId: string;
  /** Undefined for open operations and signed addresses. */
  readonly organisation: string | undefined;
  readonly keyId: string | undefined;
  readonly body: unknown;
  /** Path, query and header parameters, by their names in the contract. */
  readonly parameters: ParameterValues;
  /** The address under which the caller reaches the service, without a trailing slash. */
  readonly baseUrl: string;
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal;
  /** Only for the multipart body. */
  readonly request: FastifyRequest;
}

export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A value to send as JSON, or bytes whose content type is in the headers. */
  readonly body: unknown;
}

export type Handler = (call: Call) => Promise<Answer>;

/** An answer that is already JSON, as text or in UTF-8. */
export function json(text: string | Uint8Array): Answer {
  return { headers: { "content-type": "application/json; charset=utf-8" }, body: text };
}

/** The organisation of the key, for operations that need a key. */
export function organisationOf({ organisation, operationId }: Call): string {
  // The access check rejects requests without one; this fails closed at no cost.
  if (organisation === undefined) throw new Error(`${operationId} was reached without an organisation`);
  return organisation;
}
