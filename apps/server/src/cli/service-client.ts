import { Docsvc } from "@docsvc/client";

/** Milliseconds for which requests are retried to a service that has answered before: longer than a restart takes. */
export const RESTART_MS = 120_000;

/** Milliseconds. A person waits for the answer, and an address that has never answered is not a restarting service. */
const FIRST_ANSWER_MS = 5_000;

/** Opens the client of a command. The command reports failures in one line. */
export function openServiceClient(place: { readonly apiKey: string; readonly baseUrl: string | undefined }): Docsvc {
  return new Docsvc({ ...place, logLevel: "off", outageTimeout: FIRST_ANSWER_MS });
}
