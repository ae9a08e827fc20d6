import { AuthenticationError, ConnectionError } from "@docsvc/client";

/** Explains why no document of the folder can be read, using the names of the settings. */
export function troubleInWords(error: unknown): string {
  if (AuthenticationError.isInstance(error)) {
    return "The service does not take the key. Put one of its own into DOCSVC_API_KEY, and restart.";
  }
  if (ConnectionError.isInstance(error)) {
    return "The service does not answer. Check that it runs, and that DOCSVC_BASE_URL leads to it.";
  }
  return error instanceof Error ? error.message : String(error);
}
