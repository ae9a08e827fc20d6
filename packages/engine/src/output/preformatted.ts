import type { Block } from "@docsvc/openapi";

/** Whether a block is code or the output of a program, whose line breaks and spaces are kept. */
export function isPreformatted({ metadata }: Pick<Block, "metadata">): boolean {
  return metadata?.preformatted === true;
}
