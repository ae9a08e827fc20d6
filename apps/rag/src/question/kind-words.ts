/** Words of a question that only say what kind of thing it asks for: a price says "cost" without the word. */
import type { AnswerKind } from "./kinds.ts";

/** Of all languages together, without accents: none of them means something else in another one of the list. */
const KIND_WORDS: Readonly<Partial<Record<AnswerKind, string>>> = {
  date: `year date day month time deadline jahr datum tag monat uhr uhrzeit termin zeitpunkt annee jour mois heure fecha ano dia mes
    hora anno data giorno mese ora jaar dag maand`,
  duration: `time duration take takes last lasts dauer dauert zeit duree dure durent duracion dura duran durata duur duurt duracao`,
  share: `percent percentage prozent prozentsatz pourcentage porcentaje percentuale percentage porcentagem`,
  amount: `cost costs price priced pay paid charge charged charges expensive kostet kosten preis teuer zahlen coute coutent cout prix
    payer cuesta cuestan costar precio pagar costa costano costo prezzo kost prijs custa custam custo preco`,
  number: `number anzahl zahl nombre numero aantal`,
  name: `name named person called heisst nom personne nombre nome naam`,
  place: `place located ort lieu lugar luogo plaats`,
};

const SETS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(KIND_WORDS).map(([kind, words]) => [kind, new Set(words.split(/\s+/u))] as const),
);

/** @param word - in lower case, without accents */
export function tellsKind(word: string, kind: AnswerKind): boolean {
  return SETS.get(kind)?.has(word) === true;
}
