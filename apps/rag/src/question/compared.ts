/** "How many bursts were there in 2023 compared with 2022?" becomes one question per year. */

/** @returns the question about each of the two years, in the order named; undefined unless two years are named */
export function perYear(question: string): readonly [string, string] | undefined {
  const years = [...new Set(question.match(YEARS))];
  if (years.length !== 2) return undefined;
  const [first, second] = years as [string, string];
  const span = new RegExp(
    String.raw`(?<!\p{L})(?:(${IN})\s+|(?:${FROM})\s+)?${first}(?!\d)[\s,]*(?:${LINKS})\s+(?:(?:${IN})\s+)?${second}(?!\d)`,
    "iu",
  );
  if (!span.test(question)) return undefined;
  // "Between 2022" and "from 2022" ask for more than one year.
  const about = (year: string): string =>
    question.replace(span, (_, before?: string) => `${before ? `${before} ` : ""}${year}`);
  return [about(first), about(second)];
}

const YEARS = /(?<![\d.,-])(?:19|20)\d\d(?![\d-]|[.,]\d)/gu;
const IN = "in|im jahr|dem jahr|en|l'année|nel|em";
const FROM = "from|between|von|zwischen|entre|de|dal|tra|tussen";
const LINKS = String.raw`(?:as )?compared (?:with|to)|in comparison (?:with|to)|than|vs\.?|versus|and|to|or|und|bis|oder|im vergleich (?:zu|mit)|gegenüber|verglichen mit|et|à|ou|par rapport à|comparé à|contre|y|a|o|en comparación con|frente a|comparado con|e|en|met`;
