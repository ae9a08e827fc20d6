/**
 * Masks quoted strings, so that no word inside one is read as an instruction.
 *
 * A quoted string is replaced by a mark: two private-use chars around its number.
 */
const QUOTED =
  /"([^"]*)"|“([^”“]*)[”“]|„([^“”"]*)[“”"]|«([^»]*)»|»([^«]*)«|‚([^‘’]*)[‘’]|‘([^’]*)’|`([^`]*)`|(?<=^|[\s(:=])'([^']+)'(?=$|[\s.,;:!?)])/gu;

/** A mark; its first group is the number. */
export const MARK: RegExp = /\uE000(\d+)\uE001/gu;

/** Instructions with marks in place of quoted strings. */
export interface Masked {
  readonly text: string;
  readonly quoted: readonly string[];
}

/** Replaces quoted strings by marks; removes any chars in the text that are used for marks. */
export function maskQuotes(instructions: string): Masked {
  const quoted: string[] = [];
  const text = instructions.replaceAll(/[\uE000\uE001]/gu, "").replaceAll(QUOTED, (...match: unknown[]) => {
    const inside = match.slice(1, 10).find((group): group is string => typeof group === "string");
    return `\uE000${quoted.push(inside ?? "") - 1}\uE001`;
  });
  return { text: withoutRuns(text), quoted };
}

/** Collapses runs of spaces and of empty lines, because patterns that try either at each position would take cubic time. */
function withoutRuns(text: string): string {
  return text
    .replaceAll(/[^\S\n]{2,}/gu, " ")
    .replaceAll(/ ?\n ?/gu, "\n")
    .replaceAll(/\n{3,}/gu, "\n\n");
}

/** The strings that a part of the masked text quotes, in order. */
export function quotedIn(part: string, { quoted }: Pick<Masked, "quoted">): string[] {
  return [...part.matchAll(MARK)].map(([, number]) => quoted[Number(number)] ?? "");
}

/** The part as written, with its quotes. */
export function unmaskAsWritten(part: string, { quoted }: Pick<Masked, "quoted">): string {
  return part.replaceAll(MARK, (_, number) => `"${quoted[Number(number)] ?? ""}"`).trim();
}

/** The part as written, without quotes. */
export function unmask(part: string, { quoted }: Pick<Masked, "quoted">): string {
  return part.replaceAll(MARK, (_, number) => quoted[Number(number)] ?? "").trim();
}
