/** Formats that number items with a sequence of letters or signs (ECMA-376, 17.18.59). */
const ROWS: Readonly<Record<string, string>> = {
  aiueo: "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン",
  iroha: "イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマケフコエテアサキユメミシヱヒモセス",
  ganada: "가나다라마바사아자차카타파하",
  chosung: "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ",
  ideographTraditional: "甲乙丙丁戊己庚辛壬癸",
  ideographZodiac: "子丑寅卯辰巳午未申酉戌亥",
  ideographEnclosedCircle: "㊀㊁㊂㊃㊄㊅㊆㊇㊈㊉",
  decimalEnclosedCircle: "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳",
  decimalEnclosedParen: "⑴⑵⑶⑷⑸⑹⑺⑻⑼⑽⑾⑿⒀⒁⒂⒃⒄⒅⒆⒇",
  decimalEnclosedFullstop: "⒈⒉⒊⒋⒌⒍⒎⒏⒐⒑⒒⒓⒔⒕⒖⒗⒘⒙⒚⒛",
  hebrew2: "אבגדהוזחטיכלמנסעפצקרשת",
  arabicAlpha: "أبتثجحخدذرزسشصضطظعغفقكلمنهوي",
  arabicAbjad: "أبجدهوزحطيكلمنسعفصقرشتثخذضظغ",
  thaiLetters: "กขคงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ",
  hindiConsonants: "कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह",
  russianLower: "абвгдежзиклмнопрстуфхцчшщыэюя",
  greekLower: "αβγδεζηθικλμνξοπρστυφχψω",
};

/** Numbers in other digits, from zero on. */
const DIGITS: Readonly<Record<string, string>> = {
  decimalFullWidth: "０１２３４５６７８９",
  hindiNumbers: "०१२३४५६७८९",
  thaiNumbers: "๐๑๒๓๔๕๖๗๘๙",
  ideographDigital: "〇一二三四五六七八九",
  koreanDigital: "영일이삼사오육칠팔구",
};

/** Systems that count in tens, hundreds and thousands: the digits, the units, and whether ten is written with a one. */
const COUNTING: Readonly<Record<string, readonly [digits: string, units: string, writesOne: boolean]>> = {
  chineseCounting: ["〇一二三四五六七八九", "十百千", false],
  japaneseCounting: ["〇一二三四五六七八九", "十百千", false],
  koreanCounting: ["영일이삼사오육칠팔구", "십백천", false],
  chineseLegalSimplified: ["零壹贰叁肆伍陆柒捌玖", "拾佰仟", true],
  ideographLegalTraditional: ["零壹貳參肆伍陸柒捌玖", "拾佰仟", true],
  japaneseLegal: ["零壱弐参四伍六七八九", "拾百阡", true],
};

/** Aliases of formats. */
const SAME: Readonly<Record<string, string>> = {
  aiueoFullWidth: "aiueo",
  irohaFullWidth: "iroha",
  ideographZodiacTraditional: "ideographTraditional",
  decimalFullWidth2: "decimalFullWidth",
  decimalEnclosedCircleChinese: "decimalEnclosedCircle",
  chineseCountingThousand: "chineseCounting",
  taiwaneseCounting: "chineseCounting",
  taiwaneseCountingThousand: "chineseCounting",
  taiwaneseDigital: "ideographDigital",
  japaneseDigitalTenThousand: "ideographDigital",
  koreanDigital2: "ideographDigital",
  koreanLegal: "koreanCounting",
};

/** A number in the signs of a script; undefined for other formats, and for numbers that it cannot express. */
export function numberInSigns(value: number, format: string): string | undefined {
  const name = Object.hasOwn(SAME, format) ? SAME[format]! : format;
  if (value < 1) return undefined;
  if (Object.hasOwn(ROWS, name)) return inRow(value, Array.from(ROWS[name]!), LETTERS.has(name));
  if (Object.hasOwn(DIGITS, name)) return inDigits(value, Array.from(DIGITS[name]!));
  if (Object.hasOwn(COUNTING, name)) return counted(value, COUNTING[name]!);
  if (name === "russianUpper" || name === "greekUpper") {
    return numberInSigns(value, name.replace("Upper", "Lower"))?.toUpperCase();
  }
  return name === "hebrew1" ? hebrew(value) : undefined;
}

/** Alphabets continue with doubled letters; other sequences end. */
const LETTERS: ReadonlySet<string> = new Set(["hebrew2", "arabicAlpha", "russianLower", "greekLower"]);

function inRow(value: number, row: readonly string[], isAlphabet: boolean): string | undefined {
  if (value > row.length && !isAlphabet) return undefined;
  return row[(value - 1) % row.length]!.repeat(Math.min(20, Math.ceil(value / row.length)));
}

function inDigits(value: number, digits: readonly string[]): string {
  return Array.from(String(value), (digit) => digits[Number(digit)]!).join("");
}

function counted(value: number, [signs, unitSigns, writesOne]: (typeof COUNTING)[string]): string | undefined {
  if (value > 9999) return undefined;
  const [digits, units] = [Array.from(signs), Array.from(unitSigns)];
  const figures = Array.from(String(value), Number);
  let text = "";
  for (const [at, figure] of figures.entries()) {
    const unit = figures.length - 1 - at;
    if (figure !== 0) {
      const isBareTen = !writesOne && figure === 1 && unit === 1 && at === 0;
      text += (isBareTen ? "" : digits[figure]!) + (unit === 0 ? "" : units[unit - 1]!);
    } else if (figures.slice(at).some((rest) => rest !== 0) && !text.endsWith(digits[0]!)) text += digits[0]!;
  }
  return text;
}

/** Letters whose values add up; combinations that would spell the name of God are replaced. */
function hebrew(value: number): string | undefined {
  if (value > 999) return undefined;
  const hundreds = "ת".repeat(Math.floor(value / 400)) + " קרש".charAt(Math.floor((value % 400) / 100)).trim();
  const rest = value % 100;
  if (rest === 15 || rest === 16) return `${hundreds}ט${rest === 15 ? "ו" : "ז"}`;
  return hundreds + " יכלמנסעפצ".charAt(Math.floor(rest / 10)).trim() + " אבגדהוזחט".charAt(rest % 10).trim();
}
