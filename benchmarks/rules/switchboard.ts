import type { Off, Switch } from "./find-switches.ts";

/** More calls per document than any needs: without a rule, some searches do not end. */
const MAX_CALLS = 50_000_000;

/** Records which functions are off, and which of them had an effect. */
export class Switchboard {
  readonly switches: Switch[] = [];
  readonly #isOff: boolean[] = [];
  readonly #spoke: boolean[] = [];
  #calls = 0;

  /** @returns its number */
  add(found: Switch): number {
    this.#isOff.push(false);
    this.#spoke.push(false);
    return this.switches.push(found) - 1;
  }

  /** Switches off these, and only these, from now on. */
  turnOff(numbers: ReadonlySet<number>): void {
    for (const at of this.switches.keys()) this.#isOff[at] = numbers.has(at);
  }

  /** Begins a document. */
  reset(): void {
    this.#spoke.fill(false);
    this.#calls = 0;
  }

  /** Functions that returned something else than when they are off, since the beginning of the document. */
  get spoke(): readonly number[] {
    return this.#spoke.flatMap((spoke, number) => (spoke ? [number] : []));
  }

  /** Called by the functions themselves. */
  ask(number: number, inner: (...given: unknown[]) => unknown, given: unknown[]): unknown {
    if (++this.#calls > MAX_CALLS) throw new Error("does not end");
    const { off } = this.switches[number]!;
    if (this.#isOff[number]!) return answerOf(off, given);
    const answer = inner(...given);
    if (!this.#spoke[number]! && isOther(answer, off, given)) this.#spoke[number] = true;
    return answer;
  }
}

function answerOf(off: Off, given: readonly unknown[]): unknown {
  if (typeof off === "number") return given[off];
  return { false: false, null: null, undefined, "[]": [] }[off];
}

function isOther(answer: unknown, off: Off, given: readonly unknown[]): boolean {
  if (off === "[]") return (answer as readonly unknown[]).length > 0;
  if (off === "false") return answer === true;
  return answer !== answerOf(off, given);
}
