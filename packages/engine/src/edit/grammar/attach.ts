/** Adds a clause's exceptions, and the part of the document that it is limited to, to the instructions read from the rest of the clause. */
import type { Instruction, PageSet, Target } from "../instruction.ts";
import { typeOf } from "../find/value-types.ts";
import { readPages } from "./page-set.ts";
import { readParty } from "./named-parts.ts";
import type { Masked } from "./quotes.ts";
import { withoutScope } from "./scope.ts";
import { KEEP_LAST, toCount } from "./target-words.ts";
import { readTargets } from "./targets.ts";
import type { Parted } from "./exceptions.ts";

const LEAD =
  /^(?:(?:those|that|the ones?|the text|die|das|dem|den|der)\s+)?(?:in|on|within|inside|from|under|auf|aus|unter)\s+(?=\S)/iu;
/** "those of the landlord": data of the requested kind. */
const THOSE = /^(?:those|that|the ones?|denen|die|der|das|dem|jene[nrs]?)\s+(?:of|des|der|von)\s+(.+)$/iu;
const NOT_KEPT =
  "It is not clear what is to be left as it is; name it as what is to be changed is named, or put it into quotes.";
const NO_TARGET = "This kind of edit takes no exceptions and no part of the document; name what is meant itself.";

/** @returns a message if an exception or a part cannot be applied */
export function attach(
  instructions: readonly Instruction[],
  { kept, within }: Omit<Parted, "body">,
  masked: Masked,
): readonly Instruction[] | string {
  if (kept.length === 0 && within.length === 0) return instructions;
  const parts = within.flatMap((text) => readTargets(text, masked));
  if (
    parts.some(({ is }) => is !== "section" && is !== "column" && is !== "table" && is !== "sheet") ||
    parts.length < within.length
  ) {
    return NO_TARGET;
  }
  const attached: Instruction[] = [];
  for (const instruction of instructions) {
    const one = attachOne(instruction, kept, parts, masked);
    if (typeof one === "string") return one;
    attached.push(one);
  }
  return attached;
}

function attachOne(
  instruction: Instruction,
  kept: readonly string[],
  within: readonly Target[],
  masked: Masked,
): Instruction | string {
  const { target } = instruction;
  const [sheet] = within;
  if ("sheet" in instruction && within.length === 1 && sheet!.is === "sheet") {
    return kept.length === 0 ? ({ ...instruction, sheet: sheet!.name } as Instruction) : NO_TARGET;
  }
  // Fields that are not named keep their values anyway.
  if (instruction.kind === "fill" && within.length === 0) return instruction;
  const read = readKept(instruction, kept, masked);
  if (read === null) return NOT_KEPT;
  const { except, pages, keepLast } = read;
  if (target === undefined && (except.length > 0 || within.length > 0 || keepLast !== undefined)) return NO_TARGET;
  const paged = pages === undefined ? instruction : withoutPages(instruction, pages);
  if (typeof paged === "string" || paged.target === undefined) return paged;
  return {
    ...paged,
    target: {
      ...paged.target,
      ...(except.length === 0 ? {} : { except: [...(paged.target.except ?? []), ...except] }),
      ...(within.length === 0 ? {} : { within }),
      ...(keepLast === undefined ? {} : { keepLast }),
    },
  };
}

/** What an instruction leaves as it is. */
interface Kept {
  readonly except: Target[];
  pages?: PageSet["ranges"];
  /** The number of last occurrences that stay. */
  keepLast?: number | undefined;
}

/** @returns null if one of the texts cannot be read */
function readKept(instruction: Instruction, texts: readonly string[], masked: Masked): Kept | null {
  const kept: Kept = { except: [] };
  for (const text of texts) {
    const last = KEEP_LAST.exec(text)?.[1];
    if (last !== undefined) {
      kept.keepLast = toCount(last);
      continue;
    }
    const { pages, rest } = readPages(isBareOrdinal(text) && asksForPages(instruction) ? `${text} page` : text);
    if (pages === undefined) {
      const targets = readExceptions(text, instruction.target, masked);
      if (targets === null) return null;
      kept.except.push(...targets);
      continue;
    }
    // With other words it is ambiguous whether the pages belong to the exception or to the whole.
    if (pages === null || !AROUND_PAGES.test(rest)) return null;
    kept.pages = [...(kept.pages ?? []), ...pages.ranges];
  }
  return kept;
}

const AROUND_PAGES = /^(?:on|in|of|the|for|auf|von|die|der|den|text|only|nur|[\s.,])*$/iu;

/** As in "every page but the first". */
function isBareOrdinal(text: string): boolean {
  return /^(?:the |die |der )?(?:first|second|third|last|final|erste[nr]?|letzte[nr]?|zweite[nr]?)(?: one)?$/iu.test(
    text,
  );
}

function asksForPages(instruction: Instruction): boolean {
  return "pages" in instruction || instruction.target?.pages !== undefined;
}

/** "…, the name may stay": not an exception if, for example, phone numbers are redacted. */
const NAME_ALONE = /^(?:(?:the|die|der|den|das)\s+)?(?:full\s+|vollständigen?\s+)?(?:name[ns]?|namens?)$/iu;

function readExceptions(text: string, asked: Target | undefined, masked: Masked): readonly Target[] | null {
  const own = withoutScope(text.replace(/[\s.!,]+$/u, ""))
    .replace(LEAD, "")
    .replace(/\s+(?:below|above|underneath|darunter|darüber|unten|oben)$/iu, "");
  const those = THOSE.exec(own)?.[1];
  if (those !== undefined) {
    if (asked?.is !== "pii") return null;
    const party = asked.pii === "person" ? readParty(`the names of ${those}`) : null;
    return party === null ? null : [party];
  }
  if (NAME_ALONE.test(own)) return asked?.is === "pii" && asked.pii !== "person" ? [] : [{ is: "pii", pii: "person" }];
  // "… but not the insurer's": data of the requested kind.
  const whose = /^(?:(?:the|my|our)\s+)?([\p{L}-]+)(?:['’]s|s['’])$/iu.exec(own)?.[1];
  if (whose !== undefined && asked?.is === "pii") return [{ is: "pii", pii: asked.pii, owner: whose }];
  const targets = readTargets(own, masked).map((target) => ofKind(target, asked));
  const isVague = targets.some(
    (target) => target.is === "words" && /^(?:it|them|those|one|that|this|sie|es|ihn|das)$/iu.test(target.text),
  );
  // Leaving the dates is not an exception if amounts are redacted.
  const isOther = (target: Target): boolean => target.is === "pii" && asked?.is === "pii" && target.pii !== asked.pii;
  if (targets.length > 0 && targets.every(isOther)) return [];
  return targets.length === 0 ||
    isVague ||
    targets.some(({ is }) => is === "region" || is === "page" || is === "all but")
    ? null
    : targets;
}

/** In "all amounts but the bonus", the bonus is an amount. */
function ofKind(target: Target, asked: Target | undefined): Target {
  // In "all payments but the salary", the salary is a payment.
  if (asked?.is === "rows" && target.is === "words") return { is: "row", named: target.text };
  if (asked?.is === "rows" && target.is === "phrase") return { is: "row", named: target.text };
  if (target.is !== "words" || asked?.is !== "pii") return target;
  const type = asked.pii === "amount" || asked.pii === "date" || asked.pii === "email" ? asked.pii : undefined;
  if (type === undefined) return target;
  return typeOf(target.text) === type ? { is: "phrase", text: target.text } : { ...target, type };
}

const EVERY_PAGE = [{ first: 1, last: -1 }];

function withoutPages(instruction: Instruction, except: PageSet["ranges"]): Instruction | string {
  const { target } = instruction;
  if (target !== undefined) {
    return { ...instruction, target: { ...target, pages: { ...(target.pages ?? { ranges: EVERY_PAGE }), except } } };
  }
  if (!("pages" in instruction)) return NO_TARGET;
  const pages = instruction.pages as PageSet | null;
  return { ...instruction, pages: { ...(pages ?? { ranges: EVERY_PAGE }), except } } as Instruction;
}
