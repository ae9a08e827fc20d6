/**
 * A job's request as it is stored: how its document is read, where it comes from, and what is done with it. Secrets (the document's
 * password, an address that may be presigned) are stored separately and sealed.
 */
import type { ParseConfig } from "@docsvc/openapi";
import type { Job } from "../ports/job-store.ts";
import { seal, unseal } from "../secrets/seal.ts";
import type { Traced } from "../telemetry/job-trace.ts";
import type { Task } from "./task.ts";

/** `name` is that of the uploaded file. */
export type StoredInput =
  | { readonly from: "upload"; readonly fileId: string; readonly name?: string }
  | { readonly from: "job"; readonly jobId: string; readonly name?: string }
  /** The address is stored with the secrets. */
  | { readonly from: "url" };

export interface JobRequest extends Traced {
  readonly input: StoredInput;
  readonly config: ParseConfig;
  /** Absent for a parse. */
  readonly task?: Task;
}

export interface JobSecret {
  readonly documentPassword?: string;
  readonly url?: string;
}

/** The name of the uploaded file that a job reads; undefined for an address, and for a file without one. */
export function documentNameOf({ request }: Pick<Job, "request">): string | undefined {
  const { input } = (request ?? {}) as Partial<JobRequest>;
  return input === undefined || input.from === "url" ? undefined : input.name;
}

/** Removes the password from the configuration, and objects that are null, which stands for the default. */
export function splitSecret(
  given: ParseConfig,
  url: string | undefined,
): { readonly config: ParseConfig; readonly secret: JobSecret } {
  const { enhance, retrieval, formatting, spreadsheet, settings } = given;
  const { document_password: password, ...openSettings } = settings ?? {};
  const config: ParseConfig = {
    ...(enhance && { enhance }),
    ...(retrieval && { retrieval }),
    ...(formatting && { formatting }),
    ...(spreadsheet && { spreadsheet }),
    ...(settings && { settings: openSettings }),
  };
  return {
    config,
    secret: {
      ...(password === undefined || password === null ? {} : { documentPassword: password }),
      ...(url === undefined ? {} : { url }),
    },
  };
}

export function sealSecret(key: Uint8Array, secret: JobSecret, jobId: string): Uint8Array | null {
  return Object.keys(secret).length === 0 ? null : seal(key, JSON.stringify(secret), jobId);
}

export function unsealSecret(key: Uint8Array, sealed: Uint8Array | null, jobId: string): JobSecret {
  return sealed === null ? {} : (JSON.parse(unseal(key, sealed, jobId)) as JobSecret);
}

/** The configuration for the engine. */
export function joinSecret(config: ParseConfig, secret: JobSecret): ParseConfig {
  if (secret.documentPassword === undefined) return config;
  return {
    ...config,
    settings: { ...config.settings, document_password: secret.documentPassword },
  };
}
