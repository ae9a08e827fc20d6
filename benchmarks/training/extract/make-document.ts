import { RECORD_KINDS, type RecordField, type RecordKind } from "./kinds-of-record.ts";
import { generator, pick, type Random, shuffled, within } from "./random.ts";
import { type MadeValue, makeValue, money, type Style } from "./record-values.ts";

/** The content of a record: labels with their values, the parties, line items, and sentences without requested values. */
export interface Record {
  readonly title: string;
  readonly sender: readonly string[];
  readonly recipient: readonly string[];
  readonly pairs: readonly (readonly [label: string, value: string])[];
  /** Amounts below the line items, the total last; empty for records without any. */
  readonly totals: readonly (readonly [label: string, value: string])[];
  readonly goods: readonly (readonly string[])[];
  readonly sentences: readonly string[];
}

/** A record to set, and the requested fields with the ground truth; null for what it does not state. */
export interface MadeDocument {
  readonly seed: number;
  readonly record: Record;
  readonly schema: { readonly type: "object"; readonly properties: Readonly<{ [name: string]: object }> };
  readonly truth: Readonly<{ [name: string]: string | number | null }>;
}

/** Percentages of requested fields that are not printed, and of printed fields that are not requested. */
const ABSENT = 25;
const NOT_REQUESTED = 35;
/** Percentage of absent fields whose label is printed, followed by nothing or by a mark for "none". */
const LEFT_EMPTY = 50;
const EMPTY = ["", "", "", "-", "–", "n/a", "________"];

const STYLES: readonly Style[] = [
  { language: "en", decimal: ".", dates: "dmy/", sign: "£", signBefore: true },
  { language: "en", decimal: ".", dates: "mdy/", sign: "$", signBefore: true },
  { language: "en", decimal: ".", dates: "named", sign: "", signBefore: false },
  { language: "en", decimal: ".", dates: "iso", sign: "EUR", signBefore: true },
  { language: "de", decimal: ",", dates: "dmy.", sign: "€", signBefore: false },
  { language: "de", decimal: ",", dates: "named", sign: "EUR", signBefore: false },
  { language: "fr", decimal: ",", dates: "dmy/", sign: "€", signBefore: false },
  { language: "es", decimal: ",", dates: "dmy/", sign: "€", signBefore: false },
  { language: "it", decimal: ",", dates: "dmy/", sign: "€", signBefore: true },
  { language: "nl", decimal: ",", dates: "dmy-", sign: "€", signBefore: true },
];

const SENTENCES: Readonly<{ [language: string]: readonly string[] }> = {
  en: ["Please quote the reference in all correspondence.", "Goods remain our property until paid in full.", "This copy was printed on 4 May 2019 by the archive, page 1 of 1.", "Our offices are closed on public holidays."],
  de: ["Bitte geben Sie bei Rückfragen das Zeichen an.", "Die Ware bleibt bis zur Bezahlung unser Eigentum.", "Dieser Ausdruck wurde maschinell erstellt.", "An Feiertagen ist das Büro geschlossen."],
  fr: ["Merci de rappeler la référence dans tout courrier.", "La marchandise reste notre propriété jusqu'au paiement.", "Document établi par ordinateur."],
  es: ["Conserve este documento.", "La mercancía es de nuestra propiedad hasta el pago."],
  it: ["Si prega di citare il riferimento.", "La merce resta di nostra proprietà fino al pagamento."],
  nl: ["Vermeld altijd de referentie.", "De goederen blijven ons eigendom tot betaling."],
}; // prettier-ignore

const TOTALS: Readonly<{ [language: string]: readonly [net: string, tax: string, gross: string] }> = {
  en: ["Subtotal|Net amount|Total excl. VAT", "VAT 20 %|Tax|Sales tax", "Total|Grand total|Amount due|Total incl. VAT"],
  de: ["Nettobetrag|Zwischensumme|Summe netto", "MwSt. 19 %|zzgl. USt.|Umsatzsteuer", "Gesamtbetrag|Rechnungsbetrag|Summe brutto"],
  fr: ["Total HT|Montant HT", "TVA 20 %|TVA", "Total TTC|Montant TTC"],
  es: ["Base imponible|Subtotal", "IVA 21 %|IVA", "Total|Importe total"],
  it: ["Imponibile|Totale netto", "IVA 22 %|IVA", "Totale|Totale fattura"],
  nl: ["Subtotaal|Totaal excl. btw", "Btw 21 %|Btw", "Totaal|Totaal incl. btw"],
}; // prettier-ignore
const AMOUNTS = [
  ["net_total|total_without_tax", "Total without tax"],
  ["tax_total|vat_amount", "Total tax"],
  ["grand_total|total|total_amount", "Total with tax"],
] as const;

/** Makes the record for a seed; the same each time. */
export function makeDocument(seed: number, kinds: readonly RecordKind[] = RECORD_KINDS): MadeDocument {
  const random = generator(seed * 104_729 + 17);
  // A generator of its own, so that the printed values do not depend on which fields are left empty.
  const empty = generator(seed * 7919 + 5);
  const kind = pick(kinds, random);
  const style = pick(
    STYLES.filter(({ language }) => kind.title[language] !== undefined),
    random,
  );
  const drawn = new Set(shuffled(kind.fields, random).slice(0, within(5, kind.fields.length, random)));
  const properties: { [name: string]: object } = {};
  const truth: { [name: string]: string | number | null } = {};
  const pairs: [string, string][] = [];
  const printed = new Map<string, number>();
  for (const field of kind.fields.filter((one) => drawn.has(one))) {
    const isRequested = random() * 100 >= NOT_REQUESTED;
    const isPrinted = !isRequested || random() * 100 >= ABSENT;
    const value = makeValue(field.kind, style, random);
    if (isPrinted) pairs.push([labelOf(field, style.language, random), value.printed]);
    if (isPrinted) printed.set(field.names[0]!, pairs.length - 1);
    else if (empty() * 100 < LEFT_EMPTY) pairs.push([labelOf(field, style.language, empty), pick(EMPTY, empty)]);
    const { own: named } = kind;
    const own = named?.field === field.names[0] && random() < 0.4 ? named?.description : undefined;
    if (isRequested) ask(own === undefined ? field : { ...field, description: own }, isPrinted ? value : null, { properties, truth, random }); // prettier-ignore
  }
  joinRange(kind, style, pairs, printed, random);
  const sender = party(style, random);
  const recipient = party(style, random);
  const hasGoods = kind === RECORD_KINDS[0] || (kind === RECORD_KINDS[1] && random() < 0.3);
  const amounts = hasGoods ? askAmounts(style, random, { properties, truth }) : { goods: [], totals: [] };
  if (hasGoods && random() < 0.7) {
    properties["seller_name"] = { ...TEXT, description: "Name of the company that issues the invoice" };
    truth["seller_name"] = sender[0]!;
    properties["buyer_name"] = { ...TEXT, description: "Name of the customer" };
    truth["buyer_name"] = recipient[0]!;
  }
  const record = {
    title: pick(kind.title[style.language]!.split("|"), random),
    sender,
    recipient,
    pairs: shuffled(pairs, random),
    sentences: shuffled(SENTENCES[style.language]!, random).slice(0, within(0, 2, random)),
    ...amounts,
  };
  return { seed, record, schema: { type: "object", properties }, truth };
}

/** Prints two dates as one range, more often than not. */
// oxlint-disable-next-line max-params -- what is printed, and how
function joinRange(
  { range }: RecordKind,
  { language }: Style,
  pairs: [string, string][],
  printed: ReadonlyMap<string, number>,
  random: Random,
): void {
  const first = range === undefined ? undefined : printed.get(range.first);
  const last = range === undefined ? undefined : printed.get(range.last);
  if (range === undefined || first === undefined || last === undefined || random() < 0.4) return;
  const label = pick((range.labels[language] ?? range.labels["en"]!).split("|"), random);
  pairs[first] = [label, `${pairs[first]![1]} ${pick(["-", "–", "to", "-"], random)} ${pairs[last]![1]}`];
  pairs.splice(last, 1);
}

const TEXT = { type: ["string", "null"] };
const NUMBER = { type: ["number", "null"] };

interface Asked {
  readonly properties: { [name: string]: object };
  readonly truth: { [name: string]: string | number | null };
}

function ask(
  { names, kind, description }: RecordField,
  value: MadeValue | null,
  { properties, truth, random }: Asked & { readonly random: Random },
): void {
  const name = pick(names, random);
  const said = description !== undefined && random() < 0.6 ? { description } : {};
  const type = kind === "money" || kind === "count" ? NUMBER : TEXT;
  properties[name] = { ...type, ...(kind === "date" ? { format: "date" } : {}), ...said };
  truth[name] = value === null ? null : value.truth;
}

function labelOf({ labels }: RecordField, language: string, random: Random): string {
  return pick((labels[language] ?? labels["en"]!).split("|"), random);
}

/** Line items with prices, and totals that add up; one of the three totals may be omitted. */
function askAmounts(style: Style, random: Random, { properties, truth }: Asked): Pick<Record, "goods" | "totals"> {
  const lines = Array.from({ length: within(1, 5, random) }, () => {
    const count = within(1, 20, random);
    const price = Math.round(random() * 20_000 + 50) / 100;
    return { count, price, total: Math.round(count * price * 100) / 100 };
  });
  const net = Math.round(lines.reduce((sum, { total }) => sum + total, 0) * 100) / 100;
  const tax = Math.round(net * pick([0.07, 0.19, 0.2, 0.21], random) * 100) / 100;
  const values = [net, tax, Math.round((net + tax) * 100) / 100];
  const totals: [string, string][] = [];
  for (const [index, value] of values.entries()) {
    const isPrinted = index === 2 || random() > 0.15;
    if (isPrinted) totals.push([pick(TOTALS[style.language]![index]!.split("|"), random), money(value, style).printed]);
    const [names, description] = AMOUNTS[index]!;
    if (random() < 0.2) continue;
    const name = pick(names.split("|"), random);
    properties[name] = { ...NUMBER, ...(random() < 0.6 ? { description } : {}) };
    truth[name] = isPrinted ? value : null;
  }
  const goods = lines.map(({ count, price, total }, index) => [
    String(index + 1),
    makeValue("text", style, random).printed,
    String(count),
    money(price, style).printed,
    money(total, style).printed,
  ]);
  return { goods, totals };
}

function party(style: Style, random: Random): string[] {
  const name = makeValue("name", style, random).printed;
  const street = `${pick(["Harbour Road", "Lindenstraße", "Rue des Lilas", "Via Roma", "Calle Mayor", "Kerkstraat"], random)} ${within(1, 99, random)}`;
  const town = `${within(10_000, 99_999, random)} ${pick(["Norwood", "Lübeck", "Nantes", "Ferrara", "Toledo", "Utrecht"], random)}`;
  return [name, street, town];
}
