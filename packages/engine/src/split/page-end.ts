/** How a page ends, and where its numbered sections are. */
import type { TranscriptPage } from "../transcript/transcript.ts";
import { fold } from "./words.ts";

const CARRIED =
  /\b(?:carr(?:y|ied) (?:forward|over)|continued (?:on|over)|ubertrag|zu ubertragen|fortsetzung|a reporter|suma y sigue|continua (?:en|nella)|da riportare|te transporteren|transport(?:eren)?|vervolg)\b/u;
/** A line that begins with a word for a sum. */
const TOTAL =
  /^(?:\p{L}+ ){0,2}(?:total|balance|gesamt\w*|summe|endbetrag|rechnungsbetrag|saldo|montant|net a payer|solde|importe|totale|totaal|te betalen|amount due|zu zahlen)\b[^\n]*\d/mu;
/** Sums are followed by how to pay, and by the lines of the sender. */
const LAST_LINES = 8;
const CARRIED_LINES = 3;

interface PlacedText {
  readonly text: string;
  readonly bottom: number;
}

/** @param lines - without running heads and feet */
export function endOf(lines: readonly PlacedText[]): {
  readonly carriesForward: boolean;
  readonly endsWithTotal: boolean;
} {
  const last = lines.toSorted((a, b) => a.bottom - b.bottom).slice(-LAST_LINES).map(({ text }) => fold(text)); // prettier-ignore
  return {
    carriesForward: last.slice(-CARRIED_LINES).some((text) => CARRIED.test(text)),
    endsWithTotal: TOTAL.test(last.join("\n")),
  };
}

/** Sections of a document are numbered up to about this; a larger number is a year or a quantity. */
const MAX_NUMBER = 60;
const NUMBERED =
  /^(?:§ ?|section |clause |article |art\. ?|artikel |ziffer )?(\d{1,2}(?:\.\d{1,2}){0,3})[.)]?\s+\p{Lu}/iu;

export function sectionsOf({ blocks }: TranscriptPage): number[][] {
  return blocks.flatMap(({ type, text }) => {
    const match = type === "Section Header" || type === "Title" ? NUMBERED.exec(text) : null;
    const numbers = match?.[1]!.split(".").map(Number) ?? [];
    return numbers.length === 0 || numbers.some((number) => number > MAX_NUMBER) ? [] : [numbers];
  });
}
