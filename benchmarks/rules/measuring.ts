import type { RuledDocument } from "./corpora.ts";
import type { Switch } from "./find-switches.ts";
import type { Decided, Engine, ReadPages } from "./read-again.ts";
import type { Switchboard } from "./switchboard.ts";

/** The effect of switching off some rules. */
export interface Effect {
  /** Number of tested documents in which the rule has an effect. */
  readonly spoke: number;
  readonly changed: number;
  readonly worse: number;
  readonly better: number;
  /** Number of changed documents whose score is unknown. */
  readonly unscored: number;
  /** Number of families with a changed document. */
  readonly families: number;
  /** The loss without the rules: the sum of scores, in documents. */
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

/** A smaller change of a score is one character somewhere. */
const MIN_MOVE = 5e-4;
/** A rule is tested enough once it changes this many documents, or none of this many in which it has an effect. */
const ENOUGH = { changed: 10, spoke: 40 };
/** Shorter functions are removed together with their callers. */
const MIN_LINES = 4;
const EVERY = { changed: Number.POSITIVE_INFINITY, spoke: Number.POSITIVE_INFINITY };
/** A document for which a decision fails without a rule. */
const BROKEN: Decided = { clean: "", whole: "" };

/** Documents that are read once, and decided as often as needed. */
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
      // Damaged and encrypted files of the fixtures are skipped.
      if (read !== null) measured.push(decide(options, document, read));
    }
    return new Measuring(options, measured);
  }

  /** The effect on the documents if one more rule is off. */
  without(number: number): Effect {
    return this.#try(number, ENOUGH).effect;
  }

  /** Rules without an effect of their own may replace each other: finds those that can be removed together, longest first. */
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

/** The score of some documents is unknown: it is 0 with and without the rule. */
function scoreOf({ document, decided }: Measured): number {
  return document.score?.(decided) ?? 0;
}

function decide({ engine, switchboard }: MeasuringOptions, document: RuledDocument, read: ReadPages): Measured {
  switchboard.reset();
  let decided = BROKEN;
  try {
    decided = engine.decide(read);
  } catch {
    // Without a rule, others may get unexpected input and throw: that counts as a lost page.
  }
  return { document, read, decided, spoke: new Set(switchboard.spoke) };
}

function isOther(a: Decided, b: Decided): boolean {
  return a.clean !== b.clean || a.whole !== b.whole;
}
