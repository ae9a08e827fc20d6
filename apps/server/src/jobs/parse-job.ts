/**
 * What a parse job is asked to do, as it is stored: the caller's configuration, and where the document comes from. Secrets
 * (the document's password, an address that may be presigned) are kept apart, sealed.
 */
import type { ParseConfig, ParseRequest } from "@docsvc/openapi";
import { seal, unseal } from "../secrets/seal.ts";
import type { Traced } from "../telemetry/job-trace.ts";

export type StoredInput =
  | { readonly from: "upload"; readonly fileId: string }
  | { readonly from: "job"; readonly jobId: string }
  /** The address is among the secrets. */
  | { readonly from: "url" };

export interface ParseJobRequest extends Traced {
  readonly input: StoredInput;
  readonly config: ParseConfig;
}

export interface ParseJobSecret {
  readonly documentPassword?: string;
  readonly url?: string;
}

/** Takes the password out of the configuration. */
export function splitSecret(
  body: ParseRequest,
  url: string | undefined,
): { readonly config: ParseConfig; readonly secret: ParseJobSecret } {
  const { enhance, retrieval, formatting, spreadsheet, settings } = body;
  const { document_password: password, ...openSettings } = settings ?? {};
  const config: ParseConfig = {
    ...(enhance === undefined ? {} : { enhance }),
    ...(retrieval === undefined ? {} : { retrieval }),
    ...(formatting === undefined ? {} : { formatting }),
    ...(spreadsheet === undefined ? {} : { spreadsheet }),
    ...(settings === undefined ? {} : { settings: openSettings }),
  };
  return {
    config,
    secret: {
      ...(password === undefined || password === null ? {} : { documentPassword: password }),
      ...(url === undefined ? {} : { url }),
    },
  };
}

export function sealSecret(key: Uint8Array, secret: ParseJobSecret, jobId: string): Uint8Array | null {
  return Object.keys(secret).length === 0 ? null : seal(key, JSON.stringify(secret), jobId);
}

export function unsealSecret(key: Uint8Array, sealed: Uint8Array | null, jobId: string): ParseJobSecret {
  return sealed === null ? {} : (JSON.parse(unseal(key, sealed, jobId)) as ParseJobSecret);
}

/** The configuration that the engine gets. */
export function joinSecret(config: ParseConfig, secret: ParseJobSecret): ParseConfig {
  if (secret.documentPassword === undefined) return config;
  return {
    ...config,
    settings: { ...config.settings, document_password: secret.documentPassword },
  };
}
