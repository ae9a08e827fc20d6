/**
 * Parses an amount as written, grouped by points, commas, apostrophes or spaces. The last sign decides: followed by one or two digits it is the
 * decimal sign, followed by three it groups. Returns null for text that is not a number.
 */
export function parseAmount(text: string): number | null {
  const written = /[-−–]?\s*\d(?:[\d.,'’\s]*\d)?/u.exec(text.normalize("NFKC"))?.[0];
  if (written === undefined) return null;
  const isNegative = /^[-−–]/u.test(written) || /^\s*[-−–]/u.test(text) || /^\(.*\)$/u.test(text.trim());
  const digits = written.replaceAll(/[^\d.,]/gu, "");
  const last = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  const after = digits.length - last - 1;
  const isDecimal =
    last >= 0 && (after === 1 || after === 2 || (after !== 3 && !digits.slice(0, last).includes(digits[last]!)));
  const whole = (isDecimal ? digits.slice(0, last) : digits).replaceAll(/\D/gu, "");
  const number = Number(isDecimal ? `${whole}.${digits.slice(last + 1)}` : whole);
  return isNegative ? -number : number;
}
