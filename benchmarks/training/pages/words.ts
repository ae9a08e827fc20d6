/** Random sentences, titles and names for the pages. Only their length matters, not their meaning. */
import type { Random } from "./random.ts";

/** Splits a string: as one string, the words of a language fit on a screen. */
function listed(items: string): readonly string[] {
  return items.split("|");
}

interface Language {
  readonly subjects: readonly string[];
  readonly verbs: readonly string[];
  readonly objects: readonly string[];
  readonly places: readonly string[];
  readonly joints: readonly string[];
  readonly topics: readonly string[];
  readonly sections: readonly string[];
}

const ENGLISH: Language = {
  subjects: listed(
    "The board|Every member|The survey|A second group|The harbour office|Our team|The new rule|Each station|The report of last year|A keeper|The older bridge|Most visitors|The committee|One of the engineers|The regional plan",
  ),
  verbs: listed(
    "describes|has changed|needs|will replace|compares|covers|did not reach|supports|measures|publishes|was asked about|keeps|explains|has approved|depends on",
  ),
  objects: listed(
    "the level of the water|a list of all tools|the cost of the repair|three of the five tests|the use of public rooms|what the members had agreed|the results of the spring|a safe way to work|more than 40 % of the budget|the old timetable|the quality of the soil|an open question|its own method|the number of boats",
  ),
  places: listed(
    "in the northern valley|during the winter months|for the first time since 1998|without further notice|at the end of the year|under the present law|as shown in Table 2|near the river|on both sides of the road|within ten working days|at a much lower price|",
  ),
  joints: listed(", although|, and|, because|; moreover,|, while|, so that"),
  topics: listed(
    "Water|Energy|Training|Public Health|Local Trade|Housing|Forest|Transport|Data Protection|Harvest|School Meals|Insurance|Sea Level|Night Work|Open Source|Heritage|Small Boats|Safety",
  ),
  sections: listed(
    "Introduction|Methods|Results|Background|Summary|Next Steps|Scope|Definitions|How to Apply|What We Found|Who May Take Part|Costs and Funding|Frequently Asked Questions|Conclusions|References|Contact|Our History|Key Dates|Terms of Use|Before You Begin",
  ),
};
const GERMAN: Language = {
  subjects: listed(
    "Der Vorstand|Jedes Mitglied|Die Erhebung|Eine zweite Gruppe|Das Hafenamt|Unsere Abteilung|Die neue Regel|Jede Messstelle|Der Bericht des Vorjahres|Die ältere Brücke",
  ),
  verbs: listed("beschreibt|verändert|benötigt|ersetzt|vergleicht|umfasst|erreicht|unterstützt|misst|veröffentlicht"),
  objects: listed(
    "den Wasserstand|eine Liste aller Werkzeuge|die Kosten der Reparatur|drei der fünf Prüfungen|die Nutzung öffentlicher Räume|die Ergebnisse des Frühjahrs|mehr als 40 % der Mittel|den alten Fahrplan|die Güte des Bodens|eine offene Frage",
  ),
  places: listed(
    "im nördlichen Tal|während der Wintermonate|zum ersten Mal seit 1998|ohne weitere Ankündigung|am Ende des Jahres|nach geltendem Recht|wie in Tabelle 2 gezeigt|auf beiden Seiten der Straße|",
  ),
  joints: listed(", obwohl|, und|, weil|, während"),
  topics: listed(
    "Wasser|Energie|Ausbildung|Gesundheit|Handel vor Ort|Wohnungsbau|Forstwirtschaft|Verkehr|Datenschutz|Ernte|Versicherung",
  ),
  sections: listed(
    "Einleitung|Vorgehen|Ergebnisse|Hintergrund|Zusammenfassung|Nächste Schritte|Geltungsbereich|Begriffe|Wer teilnehmen darf|Kosten und Förderung|Kontakt|Unsere Geschichte",
  ),
};
const FRENCH: Language = {
  subjects: listed(
    "Le conseil|Chaque membre|L’enquête|Un second groupe|Le bureau du port|Notre équipe|La nouvelle règle|Chaque station|Le rapport annuel|Le vieux pont",
  ),
  verbs: listed("décrit|modifie|exige|remplacera|compare|couvre|soutient|mesure|publie|explique"),
  objects: listed(
    "le niveau de l’eau|une liste des outils|le coût des travaux|trois des cinq essais|l’usage des salles|les résultats du printemps|plus de 40 % du budget|l’ancien horaire|la qualité du sol",
  ),
  places: listed(
    "dans la vallée du nord|pendant l’hiver|pour la première fois depuis 1998|sans autre avis|à la fin de l’année|selon la loi en vigueur|comme l’indique le tableau 2|",
  ),
  joints: listed(", bien que|, et|, car|, tandis que"),
  topics: listed(
    "L’eau|L’énergie|La formation|La santé publique|Le commerce local|Le logement|La forêt|Les transports|La récolte|L’assurance",
  ),
  sections: listed(
    "Introduction|Méthode|Résultats|Contexte|Résumé|Étapes suivantes|Champ d’application|Définitions|Qui peut participer|Coûts et financement|Contact|Notre histoire",
  ),
};

export interface Words {
  sentence(): string;
  paragraph(from?: number, to?: number): string;
  /** A heading of a few words, without a full stop. */
  title(): string;
  topic(): string;
  name(): string;
  place(): string;
  /** A few words in lower or upper case, as in a cell or a label. */
  phrase(): string;
  amount(): string;
  date(): string;
}

const FIRST = ["Ada", "Jonas", "Mirela", "Tomasz", "Noor", "Elin", "Pavel", "Lucía", "Sven", "Amara", "Henri", "Yuki"];
const LAST = ["Halvorsen", "Okafor", "Brandt", "Lindqvist", "Moreau", "Tanaka", "Novák", "Castillo", "Byrne", "Rossi"];
const TOWNS = [
  "Brennhaven",
  "Port Ellery",
  "Nordvik",
  "Kalten",
  "Saint-Aubry",
  "Marrow Hill",
  "Osterfeld",
  "Lower Weir",
];
const MONTHS = ["January", "March", "April", "May", "June", "September", "October", "December"];

export function wordsOf(random: Random): Words {
  const language = random.pick([ENGLISH, ENGLISH, ENGLISH, GERMAN, FRENCH]);
  const { pick, whole, chance } = random;
  const clause = (): string =>
    [pick(language.verbs), pick(language.objects), pick(language.places)].filter((part) => part !== "").join(" ");
  const sentence = (): string => {
    const tail = chance(0.5) ? `${pick(language.joints)} ${lower(pick(language.subjects))} ${clause()}` : "";
    return `${pick(language.subjects)} ${clause()}${tail}.`;
  };
  const topic = (): string => pick(language.topics);
  const name = (): string => `${pick(FIRST)} ${pick(LAST)}`;
  const place = (): string => pick(TOWNS);
  const title = (): string =>
    pick([
      () => pick(language.sections),
      () => `${topic()} ${pick(["and", "&", "–", "/"])} ${topic()}`,
      () => `${topic()}: ${lower(pick(language.sections))}`,
      () => `${topic()} ${pick(["in", "–"])} ${place()}`,
      () => `${topic()} ${whole(1995, 2026)}`,
      () => capital(pick(language.objects)),
      () => `${pick(language.subjects)} ${pick(language.verbs)} ${pick(language.objects)}`,
      () => `${topic()}?`,
    ])();
  return {
    sentence,
    paragraph: (from = 2, to = 6) => random.times(whole(from, to), sentence).join(" "),
    title,
    topic,
    name,
    place,
    phrase: () =>
      pick([pick(language.objects), lower(topic()), `${lower(topic())} ${pick(["A", "B", "II", "2"])}`, place()]),
    amount: () =>
      pick([
        `${whole(1, 999)}.${whole(10, 99)}`,
        `${whole(1, 99)} %`,
        `${whole(1, 98)},${whole(100, 999)}`,
        `€ ${whole(10, 900)}`,
        `${whole(2, 400)}`,
      ]),
    date: () => `${whole(1, 28)} ${pick(MONTHS)} ${whole(2001, 2026)}`,
  };
}

export function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
