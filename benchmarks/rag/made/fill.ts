/** Values that are filled into facts, by language, drawn from a seed. */
export interface Draw {
  whole(from: number, to: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** Mulberry32: returns the same numbers for the same seed. */
export function drawOf(seed: number): Draw {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return { whole, pick: (items) => items[whole(0, items.length - 1)]! };
}

export type MadeLanguage = "en" | "de" | "fr" | "es";

/** Replaces `{n}`, `{date}`, `{person}` …, each time with another value. */
export function fill(text: string, language: MadeLanguage, { whole, pick }: Draw): string {
  const { point, group, months, date, words, persons, places, streets, firms } = NAMES[language];
  const grouped = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/u, group);
  const values: Readonly<Record<string, () => string>> = {
    n: () => String(whole(11, 99)),
    N: () => grouped(whole(1001, 9899)),
    d: () => `${whole(1, 19)}${point}${whole(1, 9)}`,
    p: () => `${whole(2, 60)}${pick(["", `${point}5`])}`,
    y: () => String(whole(1921, 2023)),
    w: () => pick(words),
    date: () => date(whole(1, 28), pick(months), whole(2024, 2027)),
    time: () => `${whole(7, 11)}:${pick(["00", "15", "30", "45"])}`,
    money: () => `${grouped(whole(101, 4899))}${point}${whole(10, 99)}`,
    person: () => pick(persons),
    place: () => pick(places),
    street: () => `${pick(streets)} ${whole(1, 88)}`,
    firm: () => pick(firms),
    model: () => `${pick(["KX", "Aero", "VP", "Delta"])} ${whole(100, 990)}`,
  };
  return text.replaceAll(/\{(\w+)\}/gu, (all, name: string) => values[name]?.() ?? all);
}

interface Names {
  readonly point: string;
  readonly group: string;
  readonly months: readonly string[];
  readonly date: (day: number, month: string, year: number) => string;
  /** Number words for small numbers. */
  readonly words: readonly string[];
  readonly persons: readonly string[];
  readonly places: readonly string[];
  readonly streets: readonly string[];
  readonly firms: readonly string[];
}

const split = (list: string): readonly string[] => list.split("|");

const NAMES: Readonly<Record<MadeLanguage, Names>> = {
  en: {
    point: ".",
    group: ",",
    months: split("January|February|March|April|May|June|July|August|September|October|November|December"),
    date: (day, month, year) => `${day} ${month} ${year}`,
    words: split("three|four|five|six|seven|eight|nine"),
    persons: split("Maud Ellery|Thomas Crane|Ida Holm|Peter Ashworth|Nora Quill|Samuel Brandt|Lucy Fenn|Owen Pryce"),
    places: split("Marlow|Kingsbridge|Tavistock|Ravenscar|Whitby|Ludlow"),
    streets: split("Mill Lane|Harbour Street|Church Road|Station Road"),
    firms: split("Ellery & Sons Ltd|Northgate Mills|Crane Timber Ltd|Fenn Instruments"),
  },
  de: {
    point: ",",
    group: ".",
    months: split("Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember"),
    date: (day, month, year) => `${day}. ${month} ${year}`,
    words: split("drei|vier|fünf|sechs|sieben|acht|neun"),
    persons: split("Greta Lindner|Hans Oberle|Jutta Kranz|Paul Steiner|Nele Wirth|Emil Vogt|Rosa Hagen|Karl Ziegler"),
    places: split("Lindau|Husum|Goslar|Freising|Wismar|Bamberg"),
    streets: split("Mühlgasse|Hafenstraße|Kirchweg|Bahnhofstraße"),
    firms: split("Lindner Werke GmbH|Holzhandel Vogt KG|Steiner Messtechnik AG|Nordmühle GmbH"),
  },
  fr: {
    point: ",",
    group: "\u00A0",
    months: split("janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre"),
    date: (day, month, year) => `${day} ${month} ${year}`,
    words: split("trois|quatre|cinq|six|sept|huit|neuf"),
    persons: split(
      "Claire Morel|Henri Lacaze|Odile Vasseur|Paul Girard|Nadine Perrot|Émile Roche|Lucie Baudin|Yves Tanguy",
    ),
    places: split("Vannes|Albi|Dieppe|Saumur|Cahors|Annecy"),
    streets: split("rue du Moulin|quai des Brumes|rue de l'Église|avenue de la Gare"),
    firms: split("Morel et Fils SARL|Scierie Lacaze SA|Vasseur Instruments|Minoterie du Nord"),
  },
  es: {
    point: ",",
    group: ".",
    months: split("enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre"),
    date: (day, month, year) => `${day} de ${month} de ${year}`,
    words: split("tres|cuatro|cinco|seis|siete|ocho|nueve"),
    persons: split(
      "Elena Prado|Tomás Rivas|Inés Quiroga|Pablo Serna|Nuria Vidal|Samuel Ortega|Lucía Ferrer|Óscar Pinto",
    ),
    places: split("Ronda|Baeza|Laredo|Denia|Soria|Teruel"),
    streets: split("calle del Molino|avenida del Puerto|calle de la Iglesia|paseo de la Estación"),
    firms: split("Prado e Hijos SL|Maderas Rivas SA|Instrumentos Serna|Molinos del Norte"),
  },
};
