const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ["one", "first"],
  ["two", "second"],
  ["three", "third"],
  ["five", "fifth"],
  ["eight", "eighth"],
  ["nine", "ninth"],
  ["twelve", "twelfth"],
]);
/** Real lists have fewer items; larger numbers are written in digits. */
const MAX_NUMBER = 999_999;

/** `Twenty-one`, as Word numbers items in English. */
export function cardinalText(value: number): string {
  return value < 0 || value > MAX_NUMBER ? String(value) : capital(words(value));
}

/** `Twenty-first`. */
export function ordinalText(value: number): string {
  if (value < 0 || value > MAX_NUMBER) return ordinal(value);
  return capital(words(value).replace(/[a-z]+$/, (last) => IRREGULAR.get(last) ?? `${last.replace(/y$/, "ie")}th`));
}

/** `21st`. */
export function ordinal(value: number): string {
  const tens = value % 100;
  const ending = tens >= 11 && tens <= 13 ? "th" : (["th", "st", "nd", "rd"][value % 10] ?? "th");
  return `${value}${ending}`;
}

function words(value: number): string {
  if (value < 20) return SMALL[value]!;
  if (value < 100) return joined(TENS[Math.floor(value / 10) - 2]!, "-", value % 10);
  if (value < 1000) return joined(`${words(Math.floor(value / 100))} hundred`, " ", value % 100);
  return joined(`${words(Math.floor(value / 1000))} thousand`, " ", value % 1000);
}

function joined(begin: string, between: string, rest: number): string {
  return rest === 0 ? begin : `${begin}${between}${words(rest)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
