/** Input for a store: bytes as a stream, in chunks of one size. */
export async function* chunksOf(bytes: Uint8Array | string, size = 65_536): AsyncIterable<Uint8Array> {
  const whole = Buffer.from(bytes);
  for (let start = 0; start < whole.length; start += size) yield whole.subarray(start, start + size);
}

export async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}
