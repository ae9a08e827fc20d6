/** Number words of English, German, French and Spanish, up to 999. */
const UNITS: Readonly<Record<string, readonly string[]>> = {
  en: "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  ),
  de: "null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn".split(
    " ",
  ),
  fr: "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf".split(
    " ",
  ),
  es: "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve".split(
    " ",
  ),
};
const TENS: Readonly<Record<string, readonly string[]>> = {
  en: "twenty thirty forty fifty sixty seventy eighty ninety".split(" "),
  de: "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig".split(" "),
  fr: "vingt trente quarante cinquante soixante".split(" "),
  es: "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa".split(" "),
};
const HUNDRED: Readonly<Record<string, string>> = { en: "hundred", de: "hundert", fr: "cent", es: "cien" };
const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");

/** Maps number words up to 99, joined as each language joins them, to numbers: "twenty-nine", "neunundzwanzig", "vingt-neuf". */
function written(): ReadonlyMap<string, number> {
  const known = new Map<string, number>();
  for (const [language, units] of Object.entries(UNITS)) {
    for (const [value, word] of units.entries()) known.set(word, value);
    for (const [at, ten] of TENS[language]!.entries()) {
      const base = 20 + 10 * at;
      known.set(ten, base);
      for (let unit = 1; unit <= 9; unit++) {
        const word = units[unit]!;
        if (language === "de") known.set(`${word}und${ten}`, base + unit);
        else if (language === "es") known.set(base === 20 ? `veinti${word}` : `${ten} y ${word}`, base + unit);
        else known.set(`${ten}-${word}`, base + unit);
      }
    }
    known.set(HUNDRED[language]!, 100);
  }
  for (const [at, word] of ORDINALS.entries()) known.set(word, at + 1);
  // The Spanish number eleven; in English, "once" is not a number.
  known.delete("once");
  return known;
}

const WRITTEN = written();

/** Returns the numbers that a text writes as words, in order. */
export function writtenNumbers(text: string): readonly number[] {
  const words = text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
  const numbers: number[] = [];
  for (let at = 0; at < words.length; at++) {
    // "twenty nine" and "treinta y uno" consist of several words.
    const three = words.slice(at, at + 3).join(" ");
    const two = words.slice(at, at + 2).join("-");
    const [value, length] = [
      [WRITTEN.get(three), 3] as const,
      [WRITTEN.get(two), 2] as const,
      [WRITTEN.get(words[at]!), 1] as const,
    ].find(([found]) => found !== undefined) ?? [undefined, 1];
    if (value !== undefined) numbers.push(value);
    at += length - 1;
  }
  return numbers;
}
