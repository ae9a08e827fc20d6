import type { DocsvcError } from "../errors/docsvc-error.ts";
import type { DocumentSource } from "../files/document.ts";
import type { OperationResponse } from "../result/response.ts";

/** One finished document of a batch, with its result or its error. */
export type BatchItem<Result> = {
  readonly input: DocumentSource;
  /** Position in the inputs, from 0. Items arrive in the order in which they finish. */
  readonly index: number;
  readonly key: string;
} & (
  | { readonly response: OperationResponse<Result>; readonly error?: undefined }
  | { readonly response?: undefined; readonly error: DocsvcError }
);
