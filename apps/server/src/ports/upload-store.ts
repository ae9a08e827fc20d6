import type { Idempotency, Submission } from "./job-store.ts";

/** The row of a stored document. Its bytes are in the file store under `key`. */
export interface Upload {
  /** A UUIDv7 followed by the file's extension. */
  readonly id: string;
  readonly organisation: string;
  readonly key: string;
  readonly bytes: number;
  /** The name that it was sent with, without folders; null if it had none. */
  readonly name: string | null;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly gone: boolean;
}

export interface NewUpload {
  readonly id: string;
  readonly organisation: string;
  readonly key: string;
  readonly bytes: number;
  readonly name?: string | null;
  readonly idempotency: Idempotency | null;
}

/** Every implementation of this port passes `test/suites/upload-store.suite.ts`. */
export interface UploadStore {
  /** The bytes must already be durable. */
  add(upload: NewUpload): Promise<Submission>;
  get(organisation: string, id: string): Promise<Upload | undefined>;
  /** Finds an upload in any organisation: the caller must have checked a signature. */
  getSigned(id: string): Promise<Upload | undefined>;
  /** Total bytes of an organisation's documents. */
  bytesOf(organisation: string): Promise<number>;
  expired(limit: number): Promise<readonly Upload[]>;
  /** The bytes must be deleted before. */
  bury(id: string): Promise<boolean>;
  forget(before: number): Promise<number>;
}
