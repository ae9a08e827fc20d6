import { ServiceError } from "../errors/service-error.ts";
import { isFileId } from "../ports/identifiers.ts";
import type { Upload } from "../ports/upload-store.ts";
import type { Context } from "./context.ts";

/**
 * The upload that an input refers to. Its bytes may not have passed through the service, so this checks that they exist and have the
 * announced size.
 *
 * @throws {@link ServiceError}
 */
export async function requireUpload({ stores }: Context, organisation: string, fileId: string): Promise<Upload> {
  const upload = isFileId(fileId) ? await stores.uploads.get(organisation, fileId) : undefined;
  if (upload === undefined) {
    throw new ServiceError(
      "file_not_found",
      "The input refers to a file that does not exist. Upload the document and use the file_id of the answer.",
    );
  }
  if (upload.gone) {
    throw new ServiceError("file_gone", "The file of the input is past its retention. Upload it again.");
  }
  const bytes = await stores.files.size(upload.key);
  if (bytes === undefined) throw notUploaded();
  if (bytes !== upload.bytes) throw wrongSize(bytes, upload);
  return upload;
}

export function notUploaded(): ServiceError {
  return new ServiceError(
    "file_not_uploaded",
    "The file was announced and its bytes have not arrived. PUT them to the upload_url first.",
  );
}

/** @throws nothing; the caller throws the returned error */
export function wrongSize(bytes: number, announced: Pick<Upload, "bytes">): ServiceError {
  return new ServiceError(
    "invalid_input",
    `The file has ${bytes} bytes where ${announced.bytes} were announced. Announce and upload it again.`,
  );
}
