import type { paths } from "@docsvc/openapi";
import type { Client } from "openapi-fetch";
import type { Settings } from "../connection/options.ts";
import { send } from "../connection/send.ts";
import type { CallOptions } from "../connection/send.ts";
import { InvalidArgumentError } from "../errors/transport-errors.ts";

/** A stored file, by its `docsvc://` reference, its bare id, or the upload's answer. */
export type FileReference = string | { readonly file_id: string };

export async function downloadFile(
  file: FileReference,
  settings: Settings,
  raw: Client<paths>,
  options: CallOptions = {},
): Promise<Blob> {
  const fileId = fileIdOf(file);
  const { data } = await send<Blob>({
    settings,
    options,
    timeoutMs: settings.timeoutMs,
    start: (init) => raw.GET("/files/{file_id}", { ...init, params: { path: { file_id: fileId } }, parseAs: "blob" }),
  });
  return data;
}

function fileIdOf(file: FileReference): string {
  const fileId = (typeof file === "string" ? file : file?.file_id)?.replace(/^docsvc:\/\//, "");
  if (typeof fileId !== "string" || /^\.{0,2}$/.test(fileId) || fileId.includes("://")) {
    throw new InvalidArgumentError("A stored file is needed: give its docsvc:// reference.");
  }
  return fileId;
}
