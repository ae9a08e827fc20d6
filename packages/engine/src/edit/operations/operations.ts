import type { Operation } from "./operation.ts";
import { APPEND_DOCUMENT } from "./append-document/operation.ts";
import { COMMENT } from "./comment/operation.ts";
import { DELETE_PAGES } from "./delete-pages/operation.ts";
import { DELETE_ROWS } from "./delete-rows/operation.ts";
import { DELETE_SECTION } from "./delete-section/operation.ts";
import { EXTRACT_PAGES } from "./extract-pages/operation.ts";
import { FILL } from "./fill/operation.ts";
import { HIGHLIGHT } from "./highlight/operation.ts";
import { MERGE_PAGES } from "./merge-pages/operation.ts";
import { NUMBER_PAGES } from "./number-pages/operation.ts";
import { PROTECT } from "./protect/operation.ts";
import { REDACT } from "./redact/operation.ts";
import { REORDER_PAGES } from "./reorder-pages/operation.ts";
import { REPLACE } from "./replace/operation.ts";
import { ROTATE_PAGES } from "./rotate-pages/operation.ts";
import { SET_CELL } from "./set-cell/operation.ts";
import { STAMP } from "./stamp/operation.ts";
import { ACCEPT_CHANGES, REJECT_CHANGES } from "./tracked-changes/operation.ts";
import { UNKNOWN } from "./unknown/operation.ts";
import { UNPROTECT } from "./unprotect/operation.ts";

/**
 * All operations. The first one whose words are in a clause is chosen. A noun may decide before a verb: "add a comment" comments, "add page numbers"
 * numbers.
 */
export const OPERATIONS: readonly Operation[] = [
  ACCEPT_CHANGES,
  REJECT_CHANGES,
  SET_CELL,
  DELETE_ROWS,
  UNPROTECT,
  PROTECT,
  NUMBER_PAGES,
  COMMENT,
  STAMP,
  HIGHLIGHT,
  FILL,
  REPLACE,
  APPEND_DOCUMENT,
  MERGE_PAGES,
  EXTRACT_PAGES,
  ROTATE_PAGES,
  REORDER_PAGES,
  DELETE_PAGES,
  REDACT,
  DELETE_SECTION,
  UNKNOWN,
];

const BY_KIND: ReadonlyMap<string, Operation> = new Map(OPERATIONS.map((operation) => [operation.kind, operation]));

/** The operation of an instruction. */
export function operationOf({ kind }: { readonly kind: string }): Operation {
  return BY_KIND.get(kind)!;
}
