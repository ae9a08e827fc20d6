/** Hints that name command-line options, which the engine and a service do not know. */
const HINTS: Readonly<Record<string, string>> = {
  password_required: " (--password-stdin or DOCSVC_DOCUMENT_PASSWORD)",
  password_wrong: " (--password-stdin or DOCSVC_DOCUMENT_PASSWORD)",
};

/** Says what to do about a failure, after its message; empty for most. */
export function hintOf(code: string): string {
  return HINTS[code] ?? "";
}
