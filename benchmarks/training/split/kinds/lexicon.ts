/** Phrases of documents of each kind in one language. `|` separates alternatives; a house picks one of each. */
export interface Lexicon {
  readonly dear: readonly string[];
  readonly closing: readonly string[];
  readonly enclosure: readonly string[];
  readonly subject: readonly string[];
  readonly prose: readonly string[];
  readonly names: readonly string[];
  readonly firms: readonly string[];
  readonly streets: readonly string[];
  readonly towns: readonly string[];
  readonly months: readonly string[];
  readonly page: readonly string[];
  readonly goods: readonly string[];
  readonly number: readonly string[];
  readonly date: readonly string[];
  readonly customer: readonly string[];
  readonly invoice: readonly string[];
  readonly goodsColumns: readonly string[];
  readonly subtotal: readonly string[];
  readonly tax: readonly string[];
  readonly total: readonly string[];
  readonly payment: readonly string[];
  readonly order: readonly string[];
  readonly orderSays: readonly string[];
  readonly delivery: readonly string[];
  readonly deliveryColumns: readonly string[];
  readonly deliverySays: readonly string[];
  readonly receiptSays: readonly string[];
  readonly statement: readonly string[];
  readonly statementColumns: readonly string[];
  readonly statementLabels: readonly string[];
  readonly bookings: readonly string[];
  readonly contract: readonly string[];
  readonly between: readonly string[];
  readonly clauses: readonly string[];
  readonly legal: readonly string[];
  readonly signature: readonly string[];
  readonly form: readonly string[];
  readonly fields: readonly string[];
  readonly formSays: readonly string[];
  readonly report: readonly string[];
  readonly chapters: readonly string[];
  readonly reporting: readonly string[];
  readonly certificate: readonly string[];
  readonly certifies: readonly string[];
  readonly cv: readonly string[];
  readonly cvHeads: readonly string[];
  readonly jobs: readonly string[];
  readonly abstract: readonly string[];
  readonly sections: readonly string[];
  readonly scholarly: readonly string[];
  readonly references: readonly string[];
  readonly minutes: readonly string[];
  readonly minuteLabels: readonly string[];
  readonly minuteSays: readonly string[];
  readonly drawingLabels: readonly string[];
  readonly parts: readonly string[];
  readonly slides: readonly string[];
  readonly bullets: readonly string[];
  readonly mailLabels: readonly string[];
  readonly mailSays: readonly string[];
}

export function lexicon(listed: Readonly<Record<keyof Lexicon, string>>): Lexicon {
  return Object.fromEntries(
    Object.entries(listed).map(([name, phrases]) => [name, phrases.split("|")]),
  ) as unknown as Lexicon;
}
