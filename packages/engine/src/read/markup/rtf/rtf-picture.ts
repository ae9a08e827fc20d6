import type { RtfSink } from "./rtf-state.ts";

/** Of a picture in hexadecimal digits: 32 MB. */
const MAX_DIGITS = 64 * 1024 ** 2;

/** The picture of a `\\pict`: its file in hexadecimal digits, or as it is behind a `\\bin`. */
export class PictureWords implements RtfSink {
  #digits: string[] = [];
  #count = 0;
  #binary = "";

  add(text: string): void {
    this.#count += text.length;
    if (this.#count > MAX_DIGITS) this.#digits = [];
    else this.#digits.push(text);
  }

  addBinary(text: string): void {
    this.#binary = text;
  }

  /** Null where it has none, or a very large one. */
  bytes(): Uint8Array | null {
    const bytes =
      this.#binary === ""
        ? Buffer.from(this.#digits.join("").replaceAll(/[^\da-f]/gi, ""), "hex")
        : Buffer.from(this.#binary, "latin1");
    return bytes.length === 0 ? null : bytes;
  }
}
