/** By the names of options, which the engine and a service do not know. */
const HINTS: Readonly<Record<string, string>> = {
  password_required: " (--password-stdin or DOCSVC_DOCUMENT_PASSWORD)",
  password_wrong: " (--password-stdin or DOCSVC_DOCUMENT_PASSWORD)",
};

/** What to do about a failure, to go behind its sentence; nothing for most. */
export function hintOf(code: string): string {
  return HINTS[code] ?? "";
}
