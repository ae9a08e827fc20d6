import { basename } from "node:path";
import type { Source } from "./task.ts";

/** The name by which the engine may tell what text is meant as. */
export function fileNameOf(source: Source): string | undefined {
  if (source.kind === "reference") return undefined;
  return basename(source.kind === "file" ? source.path : new URL(source.url).pathname);
}
