import type { DocsvcError } from "../errors/docsvc-error.ts";
import type { DocumentSource } from "../files/document.ts";
import type { OperationResponse } from "../result/response.ts";

/** One document of a batch, as it ended. */
export type BatchItem<Result> = {
  readonly input: DocumentSource;
  /** Its position in the inputs, from 0: items come as they are done. */
  readonly index: number;
  readonly key: string;
} & (
  | { readonly response: OperationResponse<Result>; readonly error?: undefined }
  | { readonly response?: undefined; readonly error: DocsvcError }
);
