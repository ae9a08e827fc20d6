/** Decodes the bytes of a file, whole or piece by piece. */
export type Decoder = InstanceType<typeof TextDecoder>;

/** Selects the decoder by the byte order mark, otherwise by the declaration, otherwise UTF-8 (XML 1.0, appendix F). */
export function decoderOf(start: Uint8Array): Decoder {
  const [first, second] = start;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le");
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be");
  const head = Buffer.from(start.buffer, start.byteOffset, Math.min(200, start.length)).toString("latin1");
  const declared = /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]*\sencoding=["']([\w.:-]+)["']/.exec(head)?.[1] ?? "utf-8";
  try {
    return new TextDecoder(declared);
  } catch {
    return new TextDecoder("utf-8");
  }
}
