/**
 * Similarity of two texts, 0..1: their longest common subsequence relative to their lengths (indel similarity). A run of white space counts as one
 * space.
 *
 * Method: longest common subsequence by whole rows of bits, after Hyyrö, "Bit-parallel LCS-length computation revisited" (2004).
 */
export function textSimilarity(first: string, second: string): number {
  const [a, b] = [tidy(first), tidy(second)];
  if (a.length + b.length === 0) return 1;
  const places = new Map<string, bigint>();
  for (let at = 0; at < a.length; at++) places.set(a[at]!, (places.get(a[at]!) ?? 0n) | (1n << BigInt(at)));
  const full = (1n << BigInt(a.length)) - 1n;
  let row = full;
  for (const char of b) {
    const common = row & (places.get(char) ?? 0n);
    row = ((row + common) | (row - common)) & full;
  }
  const shared = a.length - row.toString(2).replaceAll("0", "").length;
  return (2 * shared) / (a.length + b.length);
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
