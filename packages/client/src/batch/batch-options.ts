import type { DocumentSource } from "../files/document.ts";

export interface BatchOptions {
  /**
   * Number of documents that are uploaded, processed or waiting for the caller at the same time.
   * @defaultValue 4
   */
  readonly concurrency?: number | undefined;
  /**
   * `continue` yields a failed document with its error and continues; `stop` throws its error.
   * @defaultValue `continue`
   */
  readonly onError?: "continue" | "stop" | undefined;
  /**
   * A file that records the batch's progress. It is created if needed, readable only by its owner, because it contains the addresses as they
   * were passed. Only one run may use it at a time.
   */
  readonly checkpoint?: string | URL | undefined;
  /**
   * With a checkpoint: retries documents that failed in an earlier run. Documents whose file or options have changed are
   * retried without it.
   * @defaultValue false
   */
  readonly retryFailed?: boolean | undefined;
  /**
   * Names a document in the checkpoint. The name must be the same in every run and different for each document.
   * @defaultValue its path, address, reference or file name, else its position
   */
  readonly key?: ((input: DocumentSource, index: number) => string) | undefined;
  /** Ends the batch. Submitted jobs continue, and a later run with the checkpoint picks them up. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Milliseconds for each document, including its upload. A service that has answered before and is restarting is waited for as long.
   * @defaultValue 3,600,000
   */
  readonly timeout?: number | undefined;
}
