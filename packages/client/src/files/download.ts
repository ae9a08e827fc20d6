import { callService } from "../connection/connection.ts";
import type { Connection } from "../connection/connection.ts";
import type { Answer, CallOptions } from "../connection/call.ts";
import { idOf } from "../jobs/reference.ts";
import { TRANSFER_TIMES } from "./upload.ts";

/** A stored file: its `docsvc://` reference, its bare id, or the answer of its upload. */
export type FileReference = string | { readonly file_id: string };

export async function downloadFile(
  connection: Connection,
  file: FileReference,
  options: CallOptions = {},
): Promise<Answer<Blob>> {
  return callService<Blob>(
    connection,
    {
      method: "get",
      path: "/files/{file_id}",
      pathParameters: { file_id: idOf(file, "file_id") },
      timeout: connection.settings.timeout * TRANSFER_TIMES,
      read: (response) => response.blob(),
    },
    options,
  );
}
