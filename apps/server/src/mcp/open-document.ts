import type { Docsvc } from "@docsvc/client";
import { type LocalFilesOptions, readLocalFile } from "./local-files.ts";
import { type ToolContext, RefusedError } from "./tool.ts";

const SCHEME = /^([a-z][\w+.-]*):\/\//i;

/** For remote callers: stored documents and addresses, but no files of this machine. */
export function openStored(scope: string): ToolContext["open"] {
  return (document) => {
    const scheme = SCHEME.exec(document)?.[1]?.toLowerCase();
    if (scheme === "docsvc") return Promise.resolve({ input: document, key: `${scope} ${document}` });
    if (scheme === "jobid" || scheme === "http" || scheme === "https") {
      return Promise.resolve({ input: document, key: null });
    }
    return Promise.reject(
      new RefusedError(
        "The document must be a docsvc:// or jobid:// reference, or an http(s) address. Upload a file with POST /upload first.",
      ),
    );
  };
}

/** Also opens files of this machine. Each is uploaded once, until it changes. */
export function openLocal(client: Docsvc, files: LocalFilesOptions): ToolContext["open"] {
  const stored = openStored("local");
  const uploads = new Map<string, string>();
  return async (document, signal) => {
    if (SCHEME.test(document) && !/^file:/i.test(document)) return stored(document, signal);
    if (/^file:/i.test(document)) throw new RefusedError("Give the path itself, without file://.");
    const { name, bytes, key } = await readLocalFile(document, files);
    const known = uploads.get(key);
    const input = known ?? (await client.upload(new File([bytes], name), { signal })).file_id;
    uploads.set(key, input);
    return { input, key };
  };
}
