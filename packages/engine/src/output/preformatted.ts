import type { Block } from "@docsvc/openapi";

/** True for code and what a program printed: line breaks and blanks of its content are as they are. */
export function isPreformatted({ metadata }: Pick<Block, "metadata">): boolean {
  return metadata?.preformatted === true;
}
