/** Addresses that need no key: the store's own if callers can reach it, else the service's. */
import type { StoredResult } from "../ports/job-store.ts";
import type { Upload } from "../ports/upload-store.ts";
import { signPath } from "../secrets/signed-path.ts";
import type { Context } from "./context.ts";

/** Milliseconds for which a signed address of a result or file is valid. */
export const SIGNED_URL_MS = 3_600_000;

/** @param baseUrl the address under which the caller reaches the service */
export async function resultAddress({ stores }: Context, baseUrl: string, result: StoredResult): Promise<string> {
  const { direct } = stores.files;
  if (direct === undefined) {
    return baseUrl + signPath(stores.secrets.signing, `/results/${result.id}`, Date.now() + SIGNED_URL_MS);
  }
  return direct.readAddress(result.key, { validMs: SIGNED_URL_MS, contentType: "application/json; charset=utf-8" });
}

export async function fileAddress(
  { stores }: Context,
  baseUrl: string,
  { id, key }: Pick<Upload, "id" | "key">,
): Promise<string> {
  const { direct } = stores.files;
  if (direct === undefined) {
    return baseUrl + signPath(stores.secrets.signing, `/files/${id}`, Date.now() + SIGNED_URL_MS);
  }
  return direct.readAddress(key, {
    validMs: SIGNED_URL_MS,
    contentType: "application/octet-stream",
    // A browser never executes a stored file.
    fileName: id,
  });
}

/** Accepts a PUT with exactly the upload's number of bytes. */
export async function uploadAddress(
  { stores }: Context,
  baseUrl: string,
  { id, key, bytes }: Pick<Upload, "id" | "key" | "bytes">,
): Promise<{ readonly url: string; readonly expiresAt: number }> {
  const expiresAt = Date.now() + SIGNED_URL_MS;
  const { direct } = stores.files;
  const url =
    direct === undefined
      ? baseUrl + signPath(stores.secrets.signing, `/files/${id}`, expiresAt, "PUT")
      : await direct.writeAddress(key, { bytes, validMs: SIGNED_URL_MS });
  return { url, expiresAt };
}
