import type { RuledDocument } from "./corpora.ts";
import type { Switch } from "./find-switches.ts";
import type { Decided, Engine, ReadPages } from "./read-again.ts";
import type { Switchboard } from "./switchboard.ts";

/** What becomes of the documents without some rules. */
export interface Effect {
  /** Documents in which it has anything to say, as far as they were asked. */
  readonly spoke: number;
  readonly changed: number;
  readonly worse: number;
  readonly better: number;
  /** Of those that change, the documents whose score no one knows. */
  readonly unscored: number;
  /** Families with a document that changes. */
  readonly families: number;
  /** What is lost without them: the sum of scores, in documents. */
  readonly earns: number;
}

export type Verdict = Switch & Effect;

export interface MeasuringOptions {
  readonly engine: Engine;
  readonly switchboard: Switchboard;
  readonly documents: readonly RuledDocument[];
}

interface Measured {
  readonly document: RuledDocument;
  readonly read: ReadPages;
  readonly spoke: ReadonlySet<number>;
  readonly decided: Decided;
}

/** Scores that move by less are one character somewhere. */
const MIN_MOVE = 5e-4;
/** A rule is known well enough once it changes this many documents, or none of this many in which it speaks. */
const ENOUGH = { changed: 10, spoke: 40 };
/** Shorter ones go with those that call them. */
const MIN_LINES = 4;
const EVERY = { changed: Number.POSITIVE_INFINITY, spoke: Number.POSITIVE_INFINITY };
/** A document that cannot be decided without a rule. */
const BROKEN: Decided = { clean: "", whole: "" };

/** Documents read once, and decided as often as is needed. */
export class Measuring {
  readonly #options: MeasuringOptions;
  #measured: readonly Measured[];
  readonly #off = new Set<number>();

  private constructor(options: MeasuringOptions, measured: readonly Measured[]) {
    this.#options = options;
    this.#measured = measured;
  }

  static async begin(options: MeasuringOptions): Promise<Measuring> {
    const measured: Measured[] = [];
    for (const document of options.documents) {
      const read = await options.engine.read(document.file).catch(() => null);
      // Broken and locked files among the fixtures.
      if (read !== null) measured.push(decide(options, document, read));
    }
    return new Measuring(options, measured);
  }

  /** What becomes of the documents where one more rule is off. */
  without(number: number): Effect {
    return this.#try(number, ENOUGH).effect;
  }

  /** Rules that earn nothing alone may replace each other: those that can go together, the longest first. */
  withoutLoss(verdicts: readonly Verdict[]): readonly Verdict[] {
    const { switches } = this.#options.switchboard;
    const numberOf = (verdict: Verdict): number =>
      switches.findIndex(({ file, name }) => file === verdict.file && name === verdict.name);
    const candidates = verdicts
      .filter(({ earns, unscored, lines }) => lines >= MIN_LINES && earns <= MIN_MOVE && unscored === 0)
      .toSorted((a, b) => b.lines - a.lines);
    const dead: Verdict[] = [];
    let lost = 0;
    for (const candidate of candidates) {
      const { effect, measured } = this.#try(numberOf(candidate), EVERY);
      if (effect.unscored > 0 || lost + effect.earns > Math.min(lost, 0) + MIN_MOVE) continue;
      lost += effect.earns;
      this.#off.add(numberOf(candidate));
      this.#measured = measured;
      dead.push(candidate);
    }
    return dead;
  }

  #try(number: number, enough: typeof ENOUGH): { readonly effect: Effect; readonly measured: readonly Measured[] } {
    const { switchboard } = this.#options;
    switchboard.turnOff(new Set([...this.#off, number]));
    const pairs: { readonly before: Measured; readonly after: Measured }[] = [];
    const changed: typeof pairs = [];
    let spoke = 0;
    for (const before of this.#measured) {
      const isAsked = before.spoke.has(number) && changed.length < enough.changed && spoke < enough.spoke;
      if (isAsked) spoke++;
      const pair = { before, after: isAsked ? decide(this.#options, before.document, before.read) : before };
      pairs.push(pair);
      if (isOther(pair.before.decided, pair.after.decided)) changed.push(pair);
    }
    switchboard.turnOff(this.#off);
    const moves = changed.map(({ before, after }) => scoreOf(before) - scoreOf(after));
    const effect = {
      spoke,
      changed: changed.length,
      unscored: changed.filter(({ before: { document } }) => document.score === null).length,
      families: new Set(changed.map((pair) => `${pair.before.document.corpus} ${pair.before.document.family}`)).size,
      worse: moves.filter((move) => move > MIN_MOVE).length,
      better: moves.filter((move) => move < -MIN_MOVE).length,
      earns: moves.reduce((sum, move) => sum + move, 0),
    };
    return { effect, measured: pairs.map((pair) => pair.after) };
  }
}

/** No one knows the score of some documents: it is 0 with and without. */
function scoreOf({ document, decided }: Measured): number {
  return document.score?.(decided) ?? 0;
}

function decide({ engine, switchboard }: MeasuringOptions, document: RuledDocument, read: ReadPages): Measured {
  switchboard.reset();
  let decided = BROKEN;
  try {
    decided = engine.decide(read);
  } catch {
    // Without a rule others get what they never get: that counts as a page lost.
  }
  return { document, read, decided, spoke: new Set(switchboard.spoke) };
}

function isOther(a: Decided, b: Decided): boolean {
  return a.clean !== b.clean || a.whole !== b.whole;
}
