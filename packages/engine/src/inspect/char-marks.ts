import type { RawPage } from "../read/raw/raw-page.ts";
import type { Mark } from "./mark.ts";

/** The chars of a page as read; chars that PDFium inferred have no ink and are marked as such. */
export function charMarks({ chars, styles }: RawPage): readonly Mark[] {
  return Array.from({ length: chars.count }, (_, index): Mark => {
    const code = chars.code[index]!;
    const style = styles[chars.style[index]!];
    const name = `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
    const char =
      code === 0 ? "without a code point" : `“${code > 0x10_ff_ff ? "?" : String.fromCodePoint(code)}” ${name}`;
    const generated = chars.generated[index] === 1;
    const looks = style === undefined ? "" : ` · ${style.font}, ${style.size} pt, ${style.angleDegrees}°`;
    return {
      kind: generated ? "generated" : code === 0 ? "unmapped" : "char",
      left: chars.left[index]!,
      top: chars.top[index]!,
      right: chars.right[index]!,
      bottom: chars.bottom[index]!,
      label: "",
      detail: `char ${index} ${char}${generated ? ", inferred" : ""}${looks}`,
    };
  });
}
