/**
 * Sets what is in quotes apart, so that no word inside it is taken for an instruction.
 *
 * A quoted string becomes a mark of two private-use chars around its number.
 */
const QUOTED =
  /"([^"]*)"|“([^”“]*)[”“]|„([^“”"]*)[“”"]|«([^»]*)»|»([^«]*)«|‚([^‘’]*)[‘’]|‘([^’]*)’|`([^`]*)`|(?<=^|[\s(:=])'([^']+)'(?=$|[\s.,;:!?)])/gu;

/** A mark, its number in the first group. */
export const MARK: RegExp = /\uE000(\d+)\uE001/gu;

/** Instructions whose quoted strings are marks. */
export interface Masked {
  readonly text: string;
  readonly quoted: readonly string[];
}

/** Replaces quoted strings by marks; chars that are used for marks are dropped. */
export function maskQuotes(instructions: string): Masked {
  const quoted: string[] = [];
  const text = instructions.replaceAll(/[\uE000\uE001]/gu, "").replaceAll(QUOTED, (...match: unknown[]) => {
    const inside = match.slice(1, 10).find((group): group is string => typeof group === "string");
    return `\uE000${quoted.push(inside ?? "") - 1}\uE001`;
  });
  return { text: withoutRuns(text), quoted };
}

/** Runs of spaces and empty lines as one: patterns that look for either from each place on would take their cube. */
function withoutRuns(text: string): string {
  return text
    .replaceAll(/[^\S\n]{2,}/gu, " ")
    .replaceAll(/ ?\n ?/gu, "\n")
    .replaceAll(/\n{3,}/gu, "\n\n");
}

/** The strings that a part of the masked text quotes, in their order. */
export function quotedIn(part: string, { quoted }: Pick<Masked, "quoted">): string[] {
  return [...part.matchAll(MARK)].map(([, number]) => quoted[Number(number)] ?? "");
}

/** The part with its quotes, as it was written. */
export function unmaskAsWritten(part: string, { quoted }: Pick<Masked, "quoted">): string {
  return part.replaceAll(MARK, (_, number) => `"${quoted[Number(number)] ?? ""}"`).trim();
}

/** The part as it was written, without quotes. */
export function unmask(part: string, { quoted }: Pick<Masked, "quoted">): string {
  return part.replaceAll(MARK, (_, number) => quoted[Number(number)] ?? "").trim();
}
