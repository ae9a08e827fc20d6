/** Ideographs, kana, full-width forms and their punctuation, including the forms for vertical text. */
export function isSquare(code: number): boolean {
  return (
    (code >= 0x2e80 && code <= 0x9fff) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    (code >= 0xfe10 && code <= 0xfe4f) ||
    (code >= 0xff01 && code <= 0xff60) ||
    (code >= 0x20000 && code <= 0x3ffff) ||
    code === 0x2014 ||
    code === 0x2015 ||
    code === 0x2025 ||
    code === 0x2026
  );
}
