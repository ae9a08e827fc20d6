/** Short words, of which the service's paths consist, and ids of jobs, files and results. */
const KNOWN = /^(?:[\w.-]{0,8}|[A-Za-z_.-]{1,24}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\.[A-Za-z0-9]{1,16})?)$/;

/**
 * The path of a request for the log: without its query, which may contain a signature, and with `…` for each segment that is neither a word
 * nor an id, because it may be a key that someone put into the path.
 */
export function loggedPath(url: string): string {
  const [path = ""] = url.split("?", 1);
  return path
    .split("/")
    .map((segment) => (KNOWN.test(segment) ? segment : "…"))
    .join("/");
}
