/** "Which station has the largest …": words of comparisons, by language. */
import { plainOf, type Language } from "../language/languages.ts";

export type Extreme = "most" | "least";

interface Comparing {
  /** Matches questions that ask for one of several. */
  readonly asks: RegExp;
  readonly largest: RegExp;
  readonly smallest: RegExp;
  /** Phrases that do not compare: "at most", "most of". */
  readonly no?: RegExp;
}

/** Whether the question asks for the highest or the lowest of several; `undefined` if neither. */
export function extremeIn(question: string, language: Language): Extreme | undefined {
  const { asks, largest, smallest, no } = COMPARING[language];
  const plain = plainOf(question);
  if (!asks.test(plain)) return undefined;
  const words = (no ? plain.replaceAll(no, "") : plain).match(/\p{L}+/gu) ?? [];
  if (words.some((word) => smallest.test(word))) return "least";
  return words.some((word) => largest.test(word)) ? "most" : undefined;
}

/** Whether a word expresses a comparison; the sentence or row that answers need not contain it. */
export function compares(word: string, language: Language): boolean {
  const { largest, smallest } = COMPARING[language];
  return largest.test(word) || smallest.test(word) || OFTEN.test(word);
}

const OFTEN = /^(?:often|haufigsten|meisten|souvent|menudo)$/u;

/** For texts without accents. */
const COMPARING: Readonly<Record<Language, Comparing>> = {
  en: {
    asks: /\b(?:which|who|whose)\b/u,
    largest:
      /^(?:most|dearest|highest|largest|greatest|biggest|longest|deepest|fastest|dearest|oldest|maximum|heaviest|tallest)$/u,
    smallest: /^(?:fewest|least|lowest|smallest|shortest|cheapest|slowest|youngest|minimum|lightest)$/u,
    no: /\bat (?:most|least)\b|\bmost of\b/gu,
  },
  de: {
    asks: /\b(?:welche[mnrs]?|wer|wo|was|wessen)\b/u,
    largest:
      /^(?:meisten?|hochsten?|hochste[rs]|grossten?|grosste[rs]|langsten?|langste[rs]|tiefsten?|schnellsten?|teuersten?|teuerste[rs]|altesten?|schwersten?|starksten?)$/u,
    smallest:
      /^(?:wenigsten?|niedrigsten?|niedrigste[rs]|kleinsten?|kleinste[rs]|kurzesten?|kurzeste[rs]|billigsten?|gunstigsten?|langsamsten?|jungsten?|geringsten?|leichtesten?)$/u,
  },
  fr: {
    asks: /\b(?:quel(?:le|s|les)?|qui|lequel|laquelle)\b/u,
    largest: /^(?:plus|maximum|maximale?)$/u,
    smallest: /^(?:moins|minimum|minimale?)$/u,
    no: /\bau (?:plus|moins)\b|\bplus de\b|\bplus (?:petite?|faible|courte?|basse?|bas)s?\b/gu,
  },
  es: {
    asks: /\b(?:que|cual(?:es)?|quien(?:es)?)\b/u,
    largest: /^(?:mas|mayor|maxim[oa])$/u,
    smallest: /^(?:menos|menor|minim[oa])$/u,
    no: /\b(?:mas|menos) de\b|\bal menos\b|\bmas (?:baj[oa]|pequen[oa]|cort[oa])s?\b/gu,
  },
  it: {
    asks: /\b(?:qual[ei]?|chi|che)\b/u,
    largest: /^(?:piu|maggiore|massim[oa])$/u,
    smallest: /^(?:meno|minore|minim[oa])$/u,
  },
  nl: {
    asks: /\b(?:welke?|wie|wat)\b/u,
    largest: /^(?:meeste|hoogste|grootste|langste|diepste|snelste|duurste|oudste|zwaarste)$/u,
    smallest: /^(?:minste|laagste|kleinste|kortste|goedkoopste|langzaamste|jongste|lichtste)$/u,
  },
  pt: {
    asks: /\b(?:que|qual|quais|quem)\b/u,
    largest: /^(?:mais|maior|maxim[oa])$/u,
    smallest: /^(?:menos|menor|minim[oa])$/u,
  },
};

/** The header that a comparison refers to without naming it: prices for "the dearest". */
export function columnCompared(question: string): RegExp | undefined {
  const plain = plainOf(question);
  return MEASURES.find(([asked]) => asked.test(plain))?.[1];
}

/** For texts without accents. */
const MEASURES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /expensive|dearest|cheapest|teuerst|billigst|gunstigst|\bcher|\bcar[oa]s?\b|barat|costos|duurste|goedkoopste/u,
    /price|cost|fee|rate|amount|preis|kosten|gebuhr|betrag|prix|cout|tarif|precio|coste|importe|prezzo|prijs|preco/u,
  ],
  [
    /longest|shortest|langste|kurzeste|longue|largo|lunga/u,
    /length|lange|dauer|duration|longueur|duree|longitud|lunghezza/u,
  ],
  [/deepest|tiefste|profond/u, /depth|tiefe|profond/u],
  [/heaviest|lightest|schwerste|leichteste|lourd|pesad/u, /weight|mass|gewicht|poids|peso/u],
  [/oldest|youngest|alteste|jungste/u, /\bage|year|alter|jahr|annee/u],
  [/fastest|slowest|schnellste|langsamste|rapide|rapido/u, /speed|geschwindigkeit|vitesse|velocidad/u],
  [/tallest|highest mountain/u, /height|hohe|hauteur|altura/u],
];
