/** Sentences with names at known positions, the same for the same seed, from names and templates for training or held out. */
import { createRequire } from "node:module";
import { allFakers, type Faker } from "@faker-js/faker";
import de from "@docsvc/engine/src/lexicon/labels/de.json" with { type: "json" };
import en from "@docsvc/engine/src/lexicon/labels/en.json" with { type: "json" };
import es from "@docsvc/engine/src/lexicon/labels/es.json" with { type: "json" };
import fr from "@docsvc/engine/src/lexicon/labels/fr.json" with { type: "json" };
import it from "@docsvc/engine/src/lexicon/labels/it.json" with { type: "json" };
import nl from "@docsvc/engine/src/lexicon/labels/nl.json" with { type: "json" };
import { languageOf, TEMPLATES } from "./templates.ts";

export interface LabelledText {
  readonly text: string;
  readonly persons: readonly { readonly from: number; readonly to: number }[];
  readonly dates: readonly { readonly from: number; readonly to: number }[];
  readonly phones: readonly { readonly from: number; readonly to: number }[];
}

/** First names by language, `allEn` and so on; the package has no types. */
const humanNames = createRequire(import.meta.url)("human-names") as Readonly<
  Record<string, readonly string[] | undefined>
>;

/** Places whose names are used for training. */
const LEARNED =
  "en en_GB en_US en_AU en_ZA en_NG en de de_AT de_CH fr fr_BE fr_CA fr_SN fr_LU es es_MX it nl nl_BE da fi cs_CZ hr ro tr id_ID vi af_ZA zu_ZA yo_NG sl_SI sr_RS_latin ro_MD en_US en_GB".split(
    " ",
  );
/** Places whose names are held out, with first names from another collection. */
const HELD = "en_IN en_IE en_GH en_CA pl sv nb_NO pt_BR pt_PT hu sk lv fr_CH".split(" ");

const LABELS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({ en, de, fr, es, it, nl }).map(([language, phrases]) => [
    language,
    [...new Set(Object.values(phrases).flat())].filter((label) => /^\p{L}[\p{L} ]{2,}$/u.test(label)),
  ]),
);

/** @param held - whether to use the held-out names and templates */
export function makeSentences(count: number, seed: number, held: boolean): LabelledText[] {
  const locales = held ? HELD : LEARNED;
  const fakers = locales.map((locale, index) => {
    const faker = (allFakers as Readonly<Record<string, Faker | undefined>>)[locale];
    if (faker === undefined) throw new Error(`There are no names of ${locale}.`);
    faker.seed(1000 * seed + index);
    return { locale, faker };
  });
  return Array.from({ length: count }, (_, index) => {
    const { locale, faker } = fakers[index % fakers.length]!;
    const language = languageOf(locale);
    const own = TEMPLATES[language]!.filter((__, at) => (at % 5 === 4) === held);
    return fill(faker.helpers.arrayElement(own), { faker, labels: LABELS[language]!, held, language });
  });
}

interface Filling {
  readonly faker: Faker;
  readonly labels: readonly string[];
  readonly held: boolean;
  readonly language: string;
}

function fill(template: string, filling: Filling): LabelledText {
  const spans = { persons: [], dates: [], phones: [] } as Record<
    "persons" | "dates" | "phones",
    { from: number; to: number }[]
  >;
  let text = "";
  for (const part of template.replaceAll("\\n", "\n").split(/(\{[A-Z]\})/)) {
    const slot = /^\{([A-Z])\}$/.exec(part)?.[1];
    const value = slot === undefined ? part : VALUES[slot]!(filling);
    const kind = slot === undefined ? undefined : KINDS[slot];
    // An adjacent first and last name form one name.
    const last = spans.persons.at(-1);
    if (kind === "persons" && last !== undefined && last.to === text.length - 1 && text.endsWith(" ")) {
      last.to = text.length + value.length;
    } else if (kind !== undefined) {
      spans[kind].push({ from: text.length, to: text.length + value.length });
    }
    text += value;
  }
  return { text, ...spans };
}

const KINDS: Readonly<Record<string, "persons" | "dates" | "phones">> = {
  P: "persons",
  F: "persons",
  L: "persons",
  D: "dates",
  T: "phones",
};

const VALUES: Readonly<Record<string, (filling: Filling) => string>> = {
  P: (filling) => {
    const { faker } = filling;
    const first = firstName(filling);
    const middle = faker.datatype.boolean(0.15) ? ` ${faker.string.alpha({ length: 1, casing: "upper" })}.` : "";
    const name = `${first}${middle} ${faker.person.lastName()}`;
    return faker.datatype.boolean(0.07) ? name.toUpperCase() : name;
  },
  F: firstName,
  L: ({ faker }) => faker.person.lastName(),
  O: ({ faker }) => faker.company.name(),
  S: ({ faker }) =>
    faker.datatype.boolean()
      ? faker.location.streetAddress()
      : `${faker.location.street()} ${faker.number.int({ min: 1, max: 199 })}`,
  C: ({ faker }) => faker.location.city(),
  D: ({ faker, language }) => writeDate(faker, language),
  T: ({ faker }) =>
    faker.phone.number({ style: faker.helpers.arrayElement(["human", "national", "international"] as const) }),
  H: ({ faker, labels }) => titleCase(faker.helpers.arrayElement(labels), faker),
  A: ({ faker }) =>
    `${faker.finance.amount({ min: 1, max: 90_000, autoFormat: true })} ${faker.helpers.arrayElement(["EUR", "USD", "€", "CHF"])}`,
};

/** First names of the other collection if names are held out and it has the language. */
function firstName({ faker, held, language }: Filling): string {
  const others = humanNames[`all${language[0]!.toUpperCase()}${language[1]}`];
  return held && others !== undefined && faker.datatype.boolean()
    ? faker.helpers.arrayElement(others)
    : faker.person.firstName();
}

function titleCase(label: string, faker: Faker): string {
  const isTitle = faker.datatype.boolean(0.7);
  return isTitle
    ? label.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
    : label[0]!.toUpperCase() + label.slice(1);
}

function writeDate(faker: Faker, language: string): string {
  const date = faker.date.between({ from: "1950-01-01", to: "2030-12-31" });
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()].map(String) as [
    string,
    string,
    string,
  ];
  const two = (number: string): string => number.padStart(2, "0");
  const long = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(date);
  const medium = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }).format(date);
  const numeric = `${two(day)}.${two(month)}.${year}`;
  return faker.helpers.arrayElement([
    long,
    long,
    medium,
    numeric,
    `${two(day)}/${two(month)}/${year}`,
    `${year}-${two(month)}-${two(day)}`,
  ]);
}
