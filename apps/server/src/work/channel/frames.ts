/**
 * Frames: the format of messages between the service and a child process. Each has its length (4 bytes, big-endian), followed by that many
 * bytes of JSON in UTF-8. A reader knows the maximum size of a frame in advance and buffers no more than that, because the sender may be a
 * document that has taken over its process.
 */
const HEADER_BYTES = 4;

/** The received data is not a frame, or too large. Nothing after it can be read. */
export class FrameError extends Error {
  override readonly name = "FrameError";
}

/** @throws {@link FrameError} if the other end would refuse it */
export function encodeFrame(value: unknown, mostBytes: number): Buffer {
  const payload = Buffer.from(JSON.stringify(value));
  if (payload.length > mostBytes) {
    throw new FrameError(`A message has ${payload.length} bytes, and may have ${mostBytes}.`);
  }
  const frame = Buffer.allocUnsafe(HEADER_BYTES + payload.length);
  frame.writeUInt32BE(payload.length);
  payload.copy(frame, HEADER_BYTES);
  return frame;
}

/** Assembles frames from the chunks of a stream. */
export class FrameReader {
  #mostBytes: number;
  #chunks: Buffer[] = [];
  #heldBytes = 0;
  /** Number of bytes that must arrive before there is anything to do: those of a header, or of a whole frame. */
  #neededBytes = HEADER_BYTES;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** Sets the maximum size from the next frame on. */
  bound(mostBytes: number): void {
    this.#mostBytes = mostBytes;
  }

  /** Yields the values whose frames this chunk completes. @throws {@link FrameError} */
  *take(chunk: Buffer): Generator {
    this.#chunks.push(chunk);
    this.#heldBytes += chunk.length;
    while (this.#heldBytes >= this.#neededBytes) {
      const held = this.#chunks.length === 1 ? this.#chunks[0]! : Buffer.concat(this.#chunks);
      const length = held.readUInt32BE();
      if (length > this.#mostBytes) {
        throw new FrameError(`A message has ${length} bytes, and may have ${this.#mostBytes}.`);
      }
      const end = HEADER_BYTES + length;
      this.#neededBytes = held.length < end ? end : HEADER_BYTES;
      this.#hold(held.length < end ? held : held.subarray(end));
      if (held.length >= end) yield parse(held.subarray(HEADER_BYTES, end));
    }
  }

  #hold(bytes: Buffer): void {
    this.#chunks = [bytes];
    this.#heldBytes = bytes.length;
  }
}

function parse(payload: Buffer): unknown {
  try {
    return JSON.parse(payload.toString("utf8"));
  } catch {
    // The parser's message quotes the text.
    throw new FrameError("A message is not JSON.");
  }
}
