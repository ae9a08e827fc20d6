import { formatNumber, isPlainFormat } from "../number-format.ts";
import type { RtfSink } from "./rtf-state.ts";

interface ListLevel {
  /** `\levelnfc`: 23 is a bullet, 255 nothing. */
  format: number;
  start: number;
  /** Its length, then chars; those up to 8 are placeholders for the number of a level. */
  text: string;
}

interface List {
  readonly levels: ListLevel[];
  readonly counters: (number | undefined)[];
}

/** A list as referred to by paragraphs, with its own start numbers. */
interface Override {
  list: number;
  readonly starts: (number | undefined)[];
}

/** Limits on the levels of a list and the lists of a document; no program writes more. */
const MAX_LEVELS = 9;
const MAX_LISTS = 10_000;

/**
 * The list tables (Rich Text Format Specification 1.9.1, "List Table"). Most programs also write the marker before each item; if not,
 * the marker is computed from the list.
 */
export class RtfLists implements RtfSink {
  readonly #lists = new Map<number, List>();
  readonly #overrides = new Map<number, Override>();
  #list: List = { levels: [], counters: [] };
  #level: ListLevel | undefined;
  #override: Override | undefined;
  /** Index of the override that is being read. */
  #overridden = -1;
  #isText = false;

  add(text: string): void {
    if (this.#isText && this.#level !== undefined && this.#level.text.length < 100) this.#level.text += text;
  }

  /** Reads a control word inside the tables. */
  read(name: string, value: number = 0): void {
    this.#isText = name === "leveltext" || (this.#isText && !name.startsWith("level"));
    if (Object.hasOwn(this.#words, name)) this.#words[name]!(value);
  }

  readonly #words: Readonly<Record<string, (value: number) => void>> = {
    list: () => {
      this.#list = { levels: [], counters: [] };
      this.#override = undefined;
    },
    listlevel: () => {
      this.#level = { format: 0, start: 1, text: "" };
      if (this.#override === undefined && this.#list.levels.length < MAX_LEVELS) this.#list.levels.push(this.#level);
    },
    levelnfc: (value) => void (this.#level !== undefined && (this.#level.format = value)),
    levelstartat: (value) => {
      if (this.#override === undefined) {
        if (this.#level !== undefined) this.#level.start = value;
      } else if (this.#overridden < MAX_LEVELS) this.#override.starts[this.#overridden] = value;
    },
    listid: (value) => {
      if (this.#override !== undefined) this.#override.list = value;
      else if (this.#lists.size < MAX_LISTS) this.#lists.set(value, this.#list);
    },
    listoverride: () => {
      this.#override = { list: 0, starts: [] };
      this.#overridden = -1;
    },
    lfolevel: () => void (this.#overridden += 1),
    ls: (value) => {
      if (this.#override !== undefined && this.#overrides.size < MAX_LISTS) this.#overrides.set(value, this.#override);
    },
  };

  /** The marker of the next item of a list; empty if the list has no markers. */
  next(id: number, level: number): string {
    const override = this.#overrides.get(id);
    const list = this.#lists.get(override?.list ?? 0);
    const shape = list?.levels[level];
    if (list === undefined || shape === undefined || shape.format === 255) return "";
    if (shape.format === 23) return "•";
    const start = override?.starts[level];
    // The start number applies only to the first item.
    if (override !== undefined) override.starts[level] = undefined;
    const before = start === undefined ? list.counters[level] : undefined;
    list.counters[level] = before === undefined ? (start ?? shape.start) : before + 1;
    list.counters.length = level + 1;
    return markerOf(list, shape);
  }
}

function markerOf({ levels, counters }: List, { text }: ListLevel): string {
  const chars = Array.from(text.slice(1).split(";")[0]!, (char) => char.codePointAt(0)!);
  const isPlain = chars.filter((code) => code < MAX_LEVELS).length === 1;
  return chars
    .map((code) => {
      if (code >= MAX_LEVELS) return String.fromCodePoint(code);
      const value = counters[code] ?? levels[code]?.start ?? 1;
      // Letters and Roman numerals of plain lists are only formatting.
      const format = FORMATS[levels[code]?.format ?? 0] ?? "decimal";
      return isPlain && isPlainFormat(format) ? String(value) : formatNumber(value, format);
    })
    .join("");
}

/** Formats by number ([MS-OSHARED], 2.2.1.3), with the names that OOXML uses; 23 is a bullet. */
const FORMATS: readonly string[] =
  `decimal upperRoman lowerRoman upperLetter lowerLetter ordinal cardinalText ordinalText hex chicago ideographDigital japaneseCounting
  aiueo iroha decimalFullWidth decimal japaneseLegal japaneseDigitalTenThousand decimalEnclosedCircle decimalFullWidth2 aiueoFullWidth
  irohaFullWidth decimalZero bullet ganada chosung decimalEnclosedFullstop decimalEnclosedParen decimalEnclosedCircleChinese
  ideographEnclosedCircle ideographTraditional ideographZodiac ideographZodiacTraditional taiwaneseCounting ideographLegalTraditional
  taiwaneseCountingThousand taiwaneseDigital chineseCounting chineseLegalSimplified chineseCountingThousand decimal koreanDigital
  koreanCounting koreanLegal koreanDigital2 hebrew1 arabicAlpha hebrew2 arabicAbjad hindiVowels hindiConsonants hindiNumbers hindiCounting
  thaiLetters thaiNumbers thaiCounting vietnameseCounting numberInDash russianLower russianUpper`.split(/\s+/);
