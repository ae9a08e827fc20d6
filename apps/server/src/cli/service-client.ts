import { Docsvc } from "@docsvc/client";

/** Milliseconds for which a service that has answered before is asked again: longer than a restart takes. */
export const RESTART_MS = 120_000;

/** A person waits for the answer, and an address that never led to a service is no restart. */
const FIRST_ANSWER_MS = 5_000;

/** The client of a command. Failures are the command's to tell, in one line. */
export function openServiceClient(place: { readonly apiKey: string; readonly baseUrl: string | undefined }): Docsvc {
  return new Docsvc({ ...place, logLevel: "off", outageTimeout: FIRST_ANSWER_MS });
}
