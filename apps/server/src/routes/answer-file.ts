import { ServiceError } from "../errors/service-error.ts";
import { readByteRange } from "../http/byte-range.ts";
import type { Answer, Call } from "../http/handler.ts";
import type { FileStore } from "../ports/file-store.ts";

/**
 * Answers with a stored file or the requested range of it; undefined if there is no such file.
 *
 * @param headers - include an `etag` if the bytes under the key never change; `If-Range` does not work without it
 * @throws {@link ServiceError} `range_not_satisfiable`
 */
export async function answerFile(
  files: Pick<FileStore, "open" | "size">,
  key: string,
  { parameters, request }: Pick<Call, "parameters" | "request">,
  headers: Readonly<Record<string, string>>,
): Promise<Answer | undefined> {
  const ifRange = parameters["If-Range"] as string | undefined;
  const isSame = ifRange === undefined || ifRange === headers["etag"];
  const asked = request.method === "GET" && isSame ? (parameters["Range"] as string | undefined) : undefined;
  const shared = { ...headers, "accept-ranges": "bytes" };
  const bytes = asked === undefined ? undefined : await files.size(key);
  const range = bytes === undefined ? undefined : readByteRange(asked, bytes);
  if (range === "unsatisfiable") {
    throw new ServiceError(
      "range_not_satisfiable",
      `The range begins after the end of the file, which has ${bytes} bytes.`,
      { headers: { "content-range": `bytes */${bytes}` } },
    );
  }
  const blob = await files.open(key, range);
  if (blob === undefined) return undefined;
  const { stream: body, bytes: length } = blob;
  if (range === undefined) return { headers: { ...shared, "content-length": String(length) }, body };
  const place = `bytes ${range.start}-${range.end}/${bytes}`;
  return { status: 206, headers: { ...shared, "content-range": place, "content-length": String(length) }, body };
}
