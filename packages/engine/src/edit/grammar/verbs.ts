import type { Operation } from "../operations/operation.ts";
import { IDIOM_VERBS } from "./idioms.ts";
import { words } from "./words.ts";

const DETERMINED =
  /^\s*(?:the|an?|all|any|every|each|both|my|our|their|its|his|her|this|that|der|die|das|den|dem|alle[nr]?|jede[nrs]?|sämtliche[nr]?|beide[nr]?|seine[nr]?|ihre[nr]?)\s/iu;

/** Verbs are shorter than this; a clause can be as long as all instructions. */
const MAX_VERB_CHARS = 60;

/** The verbs of a list of operations. The first operation in the list whose words are in a clause is the one that it requests. */
export class VerbIndex {
  readonly #asks: readonly { readonly operation: Operation; readonly all: readonly RegExp[] }[];
  readonly #verbs: RegExp;
  readonly #firstVerb: RegExp;

  constructor(operations: readonly Operation[]) {
    const asks = operations.flatMap((operation) =>
      (operation.verbs?.asks ?? []).map((ask) => ({ operation, all: ask.all, isLast: ask.isLast === true })),
    );
    this.#asks = [...asks.filter(({ isLast }) => !isLast), ...asks.filter(({ isLast }) => isLast)];
    const all = operations.flatMap(({ verbs }) => (verbs === null ? [] : [verbs.words])).join("|");
    this.#verbs = words(`${all}|${IDIOM_VERBS}`);
    this.#firstVerb = new RegExp(`^(?:${all})(?![\\p{L}\\p{N}_])\\s*`, "iu");
  }

  /** The operation that a clause requests; undefined if it contains no operation's words. */
  operationOf(clause: string): Operation | undefined {
    return this.#asks.find(({ all }) => all.every((pattern) => pattern.test(clause)))?.operation;
  }

  takesList(clause: string): boolean {
    return this.operationOf(clause)?.verbs?.takesList === true;
  }

  /** Whether a part of a sentence says by itself what to do. */
  hasVerb(part: string): boolean {
    return this.#verbs.test(part);
  }

  /** Like {@link hasVerb}, but not if a noun looks like a verb: "the account number" requests nothing. */
  asks(part: string): boolean {
    return this.hasVerb(part) && (!DETERMINED.test(part) || this.endsWithVerb(part));
  }

  /** The part without the verb at its start; null if it starts with another word. */
  afterVerb(part: string): string | null {
    const verb = this.#firstVerb.exec(part);
    return verb === null ? null : part.slice(verb[0].length);
  }

  /** Whether the last word is the verb, as German infinitives are ("number" and "check" end names of fields). */
  endsWithVerb(part: string): boolean {
    const last =
      part
        .slice(-MAX_VERB_CHARS)
        .replace(/[\s.!?]+$/u, "")
        .split(/\s+/u)
        .at(-1) ?? "";
    return /(?:en|ern|eln)$/iu.test(last) && this.#verbs.test(last);
  }
}
