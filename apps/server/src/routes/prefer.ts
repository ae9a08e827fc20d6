/** The seconds of `wait=N` in a `Prefer` header (RFC 7240, 4.3); undefined if it requests no wait. */
export function readPreferredWait(header: string | undefined): number | undefined {
  const preference = (header ?? "")
    .split(",")
    .map((text) => /^\s*wait\s*=\s*"?(\d{1,9})"?\s*(;.*)?$/i.exec(text)?.[1])
    .find((seconds) => seconds !== undefined);
  return preference === undefined ? undefined : Number(preference);
}
