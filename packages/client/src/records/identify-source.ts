import type { DocumentSource, DocumentValue } from "../files/document.ts";
import { readInline } from "../files/inline.ts";
import { openSource, schemeOf, toBlob } from "../files/source.ts";
import type { UploadSource } from "../files/source.ts";
import { uuidV5 } from "./uuid-v5.ts";

/** The name of a document, the same in every run. */
export interface SourceIdentity {
  /** The path, the address without its user, query and fragment, the reference, or the file's name. */
  readonly source: string;
  readonly file_name: string;
  /** The extension in lower case, without its dot; empty if there is none. */
  readonly file_type: string;
  readonly source_id: string;
}

export interface IdentifiedSource extends SourceIdentity {
  /** The document as passed to the client. */
  readonly input: DocumentValue;
}

/**
 * Identifies a document. Paths, addresses and references identify themselves, so a changed document stays the same source. Bytes are
 * identified by their content, because file names are too ambiguous.
 */
export async function identifySource(document: DocumentSource): Promise<IdentifiedSource> {
  const value = typeof document === "function" ? await document() : document;
  const isText = typeof value === "string" || value instanceof URL;
  if (isText && readInline(String(value)) === undefined) return identifyAddress(value);
  const reference = isText ? undefined : referenceOf(value);
  if (reference !== undefined) return { ...(await identifyAddress(reference)), input: value };
  const { content, fileName, type } = await openSource(value as UploadSource);
  const blob = await toBlob(content);
  const input = new File([blob], fileName, { type });
  const address = value instanceof Response && value.url !== "" ? await identifyAddress(value.url) : undefined;
  return {
    source: address?.source ?? fileName,
    file_name: fileName,
    file_type: extensionOf(fileName) || (type.split(";", 1)[0]!.split("/")[1] ?? ""),
    source_id: address?.source_id ?? (await uuidV5(NAMESPACE, blob)),
    input,
  };
}

function referenceOf(value: object): string | undefined {
  const { file_id, job_id } = value as { readonly file_id?: string; readonly job_id?: string };
  return file_id ?? (job_id === undefined ? undefined : `jobid://${job_id}`);
}

/** The namespace of all documents of this package, generated once at random. */
const NAMESPACE = "5f0c1e0a-6a35-4c0b-9d0e-2f6c8f1b7d43";

/** Query keys that grant access: those of S3, Google Cloud Storage, Azure, CloudFront and this service. */
const SIGNING_KEYS = /^(x-amz-|x-goog-)|^(sig|signature|token|access_token|key-pair-id|expires|policy)$/i;

async function identifyAddress(given: string | URL): Promise<IdentifiedSource> {
  const isAddress = schemeOf(given) !== undefined;
  const source = isAddress ? withoutQuery(String(given)) : withoutDots(String(given));
  const file_name = decoded(source.split(isAddress ? "/" : /[\\/]/).at(-1) ?? "", isAddress);
  const name = isAddress ? source + identifyingQuery(String(given)) : source;
  const source_id = await uuidV5(NAMESPACE, name);
  return { source, file_name, file_type: extensionOf(file_name), source_id, input: given };
}

/** Turns `./docs/a.pdf` into `docs/a.pdf`. Relative paths stay relative, because their meaning depends on the working directory. */
function withoutDots(path: string): string {
  const parts: string[] = [];
  for (const [index, part] of path.split(/[\\/]/).entries()) {
    const isRoot = index === 0 && part === "";
    if (part === ".." && parts.length > 0 && !["", ".."].includes(parts.at(-1)!)) parts.pop();
    else if (isRoot || ![".", ""].includes(part)) parts.push(part);
  }
  return parts.join("/");
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, "").replace(/^([^:]+:\/\/)[^/]*@/, "$1");
}

/** Signatures are removed, because they change with each signing; an unsigned query distinguishes documents. */
function identifyingQuery(address: string): string {
  const query = /^[^?#]*(\?[^#]*)/.exec(address)?.[1] ?? "";
  return [...new URLSearchParams(query).keys()].some((key) => SIGNING_KEYS.test(key)) ? "" : query;
}

function extensionOf(fileName: string): string {
  return /\.([^.\s]{1,10})$/.exec(fileName)?.[1]?.toLowerCase() ?? "";
}

function decoded(text: string, isAddress: boolean): string {
  try {
    return isAddress ? decodeURIComponent(text) : text;
  } catch {
    return text;
  }
}
