import type { DocumentSource } from "../files/document.ts";

export interface BatchOptions {
  /**
   * How many documents are uploaded, processed or waiting for the caller at a time.
   * @defaultValue 4
   */
  readonly concurrency?: number | undefined;
  /**
   * `continue` yields a failed document with its error and continues; `stop` throws its error.
   * @defaultValue `continue`
   */
  readonly onError?: "continue" | "stop" | undefined;
  /**
   * A file that records what is done. The batch creates it if needed, readable only by its owner, because it contains
   * addresses as they were passed. Only one run at a time may use it.
   */
  readonly checkpoint?: string | URL | undefined;
  /**
   * With a checkpoint: retries documents that failed in an earlier run. Documents whose file or options have changed are
   * retried without it.
   * @defaultValue false
   */
  readonly retryFailed?: boolean | undefined;
  /**
   * Names a document in the checkpoint: the same name in every run, a different one for each document.
   * @defaultValue its path, address, reference or file name, else its position
   */
  readonly key?: ((input: DocumentSource, index: number) => string) | undefined;
  /** Ends the batch. Submitted jobs continue, and a later run with the checkpoint picks them up. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Milliseconds for each document, its upload included. The batch waits as long for a service that has answered before and
   * is being restarted.
   * @defaultValue 3,600,000
   */
  readonly timeout?: number | undefined;
}
