/** Words of a question that only name the kind of answer: a document states a price without the word "cost". */
import { plainOf } from "../language/languages.ts";
import type { AnswerKind } from "./kinds.ts";

/** Of all languages together, without accents: none of them has another meaning in another language of the list. */
const KIND_WORDS: Readonly<Partial<Record<AnswerKind, string>>> = {
  date: `year date day month time deadline o'clock jahr datum tag monat uhr uhrzeit termin zeitpunkt annee jour mois heure fecha ano dia mes
    hora anno data giorno mese ora jaar dag maand`,
  duration: `time duration take takes last lasts dauer dauert zeit duree dure durent duracion dura duran durata duur duurt duracao`,
  share: `percent percentage proportion prozent prozentsatz pourcentage porcentaje percentuale percentage porcentagem`,
  amount: `cost costs price priced pay paid charge charged charges expensive kostet kosten preis teuer zahlen coute coutent cout prix
    payer cuesta cuestan costar precio pagar costa costano costo prezzo kost prijs custa custam custo preco`,
  number: `number anzahl zahl nombre numero aantal`,
  name: `name named person called company firm institute institution heisst firma unternehmen institut nom personne entreprise societe
    nombre persona empresa instituto nome azienda ditta naam bedrijf`,
  place: `place town city located ort stadt lieu ville lugar ciudad luogo citta plaats stad cidade`,
  reason: `reason cause causes grund ursache raison cause razon causa motivo`,
  definition: `term word mean means meant meaning definition define defined bedeutet bedeutung begriff wort signifie terme mot definir
    significa termino significato betekent`,
  yesno: `allowed permitted possible erlaubt gestattet moglich autorise permis permitido permesso toegestaan permitido`,
};

const SETS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(KIND_WORDS).map(([kind, words]) => [kind, new Set(words.split(/\s+/u))] as const),
);

/** @param word - in lower case, without accents */
export function namesKind(word: string, kind: AnswerKind): boolean {
  return SETS.get(kind)?.has(word) === true;
}

/** How column headers name the kind of their values, without accents; German also appends it to other words. */
const LABELS: Readonly<Partial<Record<AnswerKind, RegExp>>> = {
  amount:
    /(?<!\p{L})(?:fees?|prices?|costs?|charges?|rates?|fares?|rents?|amounts?|totals?|sums?|budgets?|salar|wages?|fines?|deposits?|revenues?|incomes?|expens|\p{L}*(?:gebuhr|preis|kosten|betrag|entgelt|miete|lohn|gehalt|umsatz|gewinn|pramie|beitrag|kaution)|prix|cout|tarif|redevance|montant|frais|loyer|salaire|precio|coste|cuota|importe|tarifa|salario|gasto|prezzo|costo|canone|importo|prijs|bedrag|huur|preco|custo|valor)|[€$£]|(?<!\p{L})(?:eur|usd|gbp|chf|euros?|dollars?|pounds?)(?!\p{L})/u,
  date: /(?<!\p{L})(?:dates?|day|deadline|due|until|start|begin|end|payable by|\p{L}*(?:datum|frist|termin|schluss|beginn|ende)|echeance|debut|fin|fecha|inicio|vencimiento|scadenza|data)(?!\p{L})/u,
  duration:
    /(?<!\p{L})(?:periods?|durations?|terms?|time|days|weeks|months|years|hours|minutes|\p{L}*(?:frist|dauer|laufzeit|zeit)|tage|wochen|monate|jahre|stunden|minuten|duree|delai|jours|mois|heures|duracion|plazo|dias|meses|horas|durata|giorni|duur|dagen)(?!\p{L})/u,
  share:
    /%|(?<!\p{L})(?:shares?|rates?|per ?cent|percentages?|proportions?|discounts?|\p{L}*(?:anteil|satz|quote|rabatt)|prozent|taux|part|pourcentage|remise|porcentaje|tasa|descuento|quota|sconto|aandeel)/u,
};

/** Whether a column's header names this kind of value. */
export function labelNamesKind(kind: AnswerKind, label: string): boolean {
  return LABELS[kind]?.test(plainOf(label)) === true;
}
