import { basename } from "node:path";
import type { Source } from "./task.ts";

/** The file name, from which the engine may guess the format of text. */
export function fileNameOf(source: Source): string | undefined {
  if (source.kind === "reference") return undefined;
  return basename(source.kind === "file" ? source.path : new URL(source.url).pathname);
}
