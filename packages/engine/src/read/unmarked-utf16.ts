/** This many bytes are enough. */
const SAMPLE = 1024;
const MIN_BYTES = 8;

/**
 * The encoding of UTF-16 text without a byte order mark: in mostly ASCII text, nearly all even or all odd bytes are zero, and hardly
 * any of the others. Otherwise undefined.
 */
export function unmarkedUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const length = Math.min(SAMPLE, bytes.length - (bytes.length % 2));
  if (length < MIN_BYTES) return undefined;
  const zeros = [0, 0];
  for (let at = 0; at < length; at += 1) if (bytes[at] === 0) zeros[at % 2]! += 1;
  const [first = 0, second = 0] = zeros.map((count) => (2 * count) / length);
  if (second > MOSTLY && first < HARDLY) return "utf-16le";
  return first > MOSTLY && second < HARDLY ? "utf-16be" : undefined;
}

const MOSTLY = 0.7;
const HARDLY = 0.02;
