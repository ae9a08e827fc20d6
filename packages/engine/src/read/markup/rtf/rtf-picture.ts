import type { RtfSink } from "./rtf-state.ts";

/** Limit on the hexadecimal digits of an image: 32 MB. */
const MAX_DIGITS = 64 * 1024 ** 2;

/** The image of a `\\pict`: its file in hexadecimal digits, or as raw bytes after a `\\bin`. */
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

  /** Null if there is no image, or a very large one. */
  bytes(): Uint8Array | null {
    const bytes =
      this.#binary === ""
        ? Buffer.from(this.#digits.join("").replaceAll(/[^\da-f]/gi, ""), "hex")
        : Buffer.from(this.#binary, "latin1");
    return bytes.length === 0 ? null : bytes;
  }
}
