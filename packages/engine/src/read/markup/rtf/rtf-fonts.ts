import { decodeRtf, type RtfFont, unicodeRtf } from "./rtf-charset.ts";
import type { RtfSink, RtfState } from "./rtf-state.ts";

/** No font name is longer; the rest is damage. */
const LONGEST_NAME = 200;

/** The font table: each of its groups defines a font, with its name as text. The font and the code page determine the encoding of bytes. */
export class RtfFonts implements RtfSink {
  codePage = 1252;
  readonly #fonts = new Map<number, RtfFont>();

  add(text: string, { font }: RtfState): void {
    const found = this.#fonts.get(font) ?? { name: "", charset: 0 };
    if (found.name.length >= LONGEST_NAME) return;
    this.#fonts.set(font, { ...found, name: found.name + text.split(";")[0]! });
  }

  set(font: number, { charset = 0, codePage }: { readonly charset?: number; readonly codePage?: number }): void {
    this.#fonts.set(font, { name: "", charset, ...(codePage === undefined ? {} : { codePage }) });
  }

  nameOf(font: number): string {
    return this.#fonts.get(font)?.name ?? "";
  }

  decode(bytes: string, { font }: RtfState): string {
    return decodeRtf(bytes, this.#fonts.get(font), this.codePage);
  }

  /** @param unit - a UTF-16 unit, which some programs write as a negative number */
  unicode(unit: number, { font }: RtfState): string {
    return unicodeRtf(unit & 0xffff, this.#fonts.get(font));
  }
}
