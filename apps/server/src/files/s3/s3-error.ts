import { FileStoreUnavailableError } from "../../ports/file-store.ts";

/** Whether the store reports that there is no such object. A missing bucket does not count. */
export function isAbsent(error: unknown): boolean {
  return error instanceof Error && (error.name === "NoSuchKey" || error.name === "NotFound");
}

/** Whether the store reports that there is no such multipart upload: it was aborted, completed, or removed. */
export function isNoSuchUpload(error: unknown): boolean {
  return error instanceof Error && error.name === "NoSuchUpload";
}

/** Whether the store accepted a request, or not even a connection, and then sent nothing. */
export function isStalled(error: unknown): boolean {
  return error instanceof Error && error.name === "TimeoutError";
}

/**
 * The error of the store or the network, described for an operator.
 *
 * @param action what was tried, such as "store a file"
 * @param where {@link describeS3}
 */
export function toUnavailable(error: unknown, action: string, where: string): FileStoreUnavailableError {
  const name = nameOf(error);
  const status = statusOf(error);
  const causes = [name, status === undefined ? "" : `HTTP ${status}`].filter((part) => part !== "").join(", ");
  const remedy = isStalled(error)
    ? STALLED
    : (REMEDIES[name] ?? (status === undefined ? UNREACHABLE : status >= 500 ? FAILING : REFUSED));
  return new FileStoreUnavailableError(`Could not ${action} in ${where} (${causes}).`, remedy, { cause: error });
}

const UNREACHABLE = "Check that the address is right and can be reached from here.";
const STALLED =
  "It stood still, or lets no one connect: check the store, its load, and proxies and firewalls before it.";
const FAILING = "The store itself fails; it was tried several times.";
const REFUSED = "Check the credentials, and that they may read, write, list and delete in the bucket.";
const NO_CREDENTIALS =
  "Set DOCSVC_S3_ACCESS_KEY_ID and DOCSVC_S3_SECRET_ACCESS_KEY, or give the container or machine a role.";

const REMEDIES: Readonly<Record<string, string>> = {
  NoSuchBucket: "Create the bucket, or check its name.",
  InvalidAccessKeyId: "Check the access key id.",
  SignatureDoesNotMatch: "Check the secret access key.",
  RequestTimeTooSkewed: "Set this machine's clock.",
  PermanentRedirect: "Set the region of the bucket.",
  AuthorizationHeaderMalformed: "Set the region of the bucket.",
  QuotaExceeded: "Free some space in the bucket, or raise its quota.",
  CredentialsProviderError: NO_CREDENTIALS,
};

/** A name or code of the error, empty if it has no meaningful one. The messages of the network and the SDK are in the cause. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown error";
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code === "string") return code;
  return /^(Error|Unknown|UnknownError)$/.test(error.name) ? "" : error.name;
}

function statusOf(error: unknown): number | undefined {
  const { $metadata } = error as { readonly $metadata?: { readonly httpStatusCode?: number } };
  return $metadata?.httpStatusCode;
}
