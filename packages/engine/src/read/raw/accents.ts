/**
 * Spacing accents and the combining marks they represent. Older TeX fonts have no accented letters: an accent is a
 * separate char, before its letter and above it, or, for capitals, wherever the strip above the line was read.
 */
export const COMBINING: Readonly<Record<number, string>> = {
  0x5e: "\u0302", // ^
  0x60: "\u0300", // `
  0x7e: "\u0303", // ~
  0xa8: "\u0308", // ¨
  0xaf: "\u0304", // ¯
  0xb4: "\u0301", // ´
  0xb8: "\u0327", // ¸
  0x2c6: "\u0302", // ˆ
  0x2c7: "\u030c", // ˇ
  0x2d8: "\u0306", // ˘
  0x2d9: "\u0307", // ˙
  0x2da: "\u030a", // ˚
  0x2db: "\u0328", // ˛
  0x2dc: "\u0303", // ˜
  0x2dd: "\u030b", // ˝
};
