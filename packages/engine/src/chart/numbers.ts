/** A number as printed in a chart. */
export interface PrintedNumber {
  readonly value: number;
  /** Digits after the decimal point, as printed. */
  readonly decimals: number;
}

const UNITS: Readonly<Record<string, number>> = {
  k: 1e3,
  K: 1e3,
  M: 1e6,
  m: 1e6,
  Mio: 1e6,
  mn: 1e6,
  G: 1e9,
  bn: 1e9,
  B: 1e9,
  Mrd: 1e9,
  T: 1e12,
};

/** Sign and currency, digits in groups, a unit after them. */
const NUMBER =
  /^([-+−–]?)\s*(?:[$€£¥]|EUR|USD)?\s*([-+−–]?)(\d[\d.,'’  ]*|\.\d+)(?:\s*[eE]([-+−]?\d+))?\s*(%|‰|°C|°|[kKMmGBT]|Mio\.?|Mrd\.?|bn|mn|[$€£¥])?$/u;

/** Reads a label of an axis or a mark; null if it is not a number. */
export function readNumber(text: string): PrintedNumber | null {
  const match = NUMBER.exec(text.trim());
  if (match === null) return null;
  const [, sign, innerSign, digits, exponent, unit = ""] = match;
  const plain = readDigits(digits!.trim());
  if (plain === null || unit === "°") return null;
  const isNegative = /[-−–]/.test(sign! + innerSign!);
  const scale = UNITS[unit.replace(".", "")] ?? 1;
  const power = exponent === undefined ? 1 : 10 ** Number(exponent.replace("−", "-"));
  return { value: (isNegative ? -1 : 1) * plain.value * scale * power, decimals: plain.decimals };
}

/** Digits with groups. A separator before exactly three final digits is a thousands separator, unless it is a point and the only one. */
function readDigits(digits: string): PrintedNumber | null {
  const compact = digits.replaceAll(/[\s'’]/g, "");
  const groups = digits.split(/[\s'’]/);
  if (groups.length > 1 && groups[0]!.length > 3) return null;
  if (groups.length > 1 && groups.slice(1).some((group) => !/^\d{3}(?:[.,]\d+)?$/.test(group))) return null;
  const lastDot = compact.lastIndexOf(".");
  const lastComma = compact.lastIndexOf(",");
  const decimalAt = Math.max(lastDot, lastComma);
  if (decimalAt < 0) return { value: Number(compact), decimals: 0 };
  const mark = compact[decimalAt]!;
  const after = compact.length - decimalAt - 1;
  const isRepeated = compact.indexOf(mark) !== decimalAt;
  const hasOther = lastDot >= 0 && lastComma >= 0;
  const isGroup = !hasOther && after === 3 && (isRepeated || (mark === "," && !compact.startsWith("0")));
  if (isRepeated && !isGroup) return null;
  if (isGroup) return { value: Number(compact.replaceAll(mark, "")), decimals: 0 };
  const whole = compact.slice(0, decimalAt).replaceAll(/[.,]/g, "");
  const value = Number(`${whole}.${compact.slice(decimalAt + 1)}`);
  return Number.isFinite(value) ? { value, decimals: after } : null;
}
