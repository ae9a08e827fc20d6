import type { EngineErrorCode } from "../../../../document/errors.ts";
import type { PlacedPart } from "../../../../markup-layout/markup.ts";
import type { BookEnd, BookOptions } from "./read-book.ts";

export interface BookTask {
  readonly bytes: Uint8Array;
  readonly options: BookOptions;
}

export type BookMessage =
  | { readonly kind: "part"; readonly part: PlacedPart }
  | ({ readonly kind: "end" } & BookEnd)
  | { readonly kind: "refusal"; readonly code: EngineErrorCode; readonly message: string };
