import { callService } from "../connection/connection.ts";
import type { Connection } from "../connection/connection.ts";
import type { Answer, CallOptions } from "../connection/send.ts";
import { checkId } from "../jobs/reference.ts";

/** A stored file, by its `docsvc://` reference, its bare id, or the upload's answer. */
export type FileReference = string | { readonly file_id: string };

export async function downloadFile(
  connection: Connection,
  file: FileReference,
  options: CallOptions = {},
): Promise<Answer<Blob>> {
  const fileId = checkId(typeof file === "string" ? file : file?.file_id, "file_id");
  return callService<Blob>(
    connection,
    {
      method: "get",
      path: "/files/{file_id}",
      pathParameters: { file_id: fileId },
      timeoutMs: connection.settings.timeoutMs * DOWNLOAD_TIMES,
      more: () => ({ parseAs: "blob" }),
    },
    options,
  );
}

/** As for an upload. */
export const DOWNLOAD_TIMES = 10;
