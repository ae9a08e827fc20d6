/** The contract's default for `settings.timeout`. */
const START_SECONDS = 60;
const SECONDS_A_PAGE = 30;
const MAX_SECONDS = 3600;

/**
 * Wall-clock limit of one attempt: the caller's timeout, or the lesser of an hour and 60 s + 30 s a page. Until the document is open and its
 * pages are counted, it has the limit of a document of one page.
 */
export function deadlineMs(
  timeoutSeconds: number | null | undefined,
  pages: number | undefined,
  mostMs: number,
): number {
  const seconds = timeoutSeconds ?? Math.min(MAX_SECONDS, START_SECONDS + SECONDS_A_PAGE * (pages ?? 1));
  return Math.min(seconds * 1000, mostMs);
}
