import { askStudio, toError } from "./ask.ts";

/** Parallel requests; a service renders two pages at a time, and the page in view must not wait for those scrolled past. */
const AT_A_TIME = 3;

/** For a service that is busy or restarting. */
const MAX_TRIES = 5;

let asking = 0;
const waiting: (() => void)[] = [];

/** Errors that apply to the document or the service: no other page has an image either. */
const WITHOUT_IMAGES: ReadonlySet<string | undefined> = new Set([
  "unsupported_format",
  "invalid_input",
  "job_not_found",
  "job_gone",
  "file_not_found",
  "file_gone",
  "not_implemented",
]);

/**
 * Returns undefined if no page of the document has an image.
 *
 * @throws {@link AskError} if this page has no image, or none for now
 */
export async function loadImage(
  address: string,
  password: string | undefined,
  signal: AbortSignal,
): Promise<Blob | undefined> {
  await turn();
  try {
    for (let tries = 1; ; tries += 1) {
      const url = new URL(address, location.origin);
      const headers = password === undefined ? {} : { "document-password": encodeURIComponent(password) };
      const response = await askStudio(new Request(url, { headers, signal }));
      if (response.ok) return await response.blob();
      const error = await toError(response);
      if (WITHOUT_IMAGES.has(error.code)) return undefined;
      if ((error.status !== 503 && error.status !== 429) || tries === MAX_TRIES || signal.aborted) throw error;
      await pause(Number(response.headers.get("retry-after") ?? 1) * 1000);
    }
  } finally {
    asking -= 1;
    // The newest request first, because its page is in view now.
    waiting.pop()?.();
  }
}

async function turn(): Promise<void> {
  if (asking >= AT_A_TIME) await new Promise<void>((resolve) => waiting.push(resolve));
  asking += 1;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
