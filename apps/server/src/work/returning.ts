/** Maximum time for which a slot is kept free, and the maximum that counts as a quick return, unless documents take longer. */
const LONGEST_MS = 1000;
/** If they do, as on a busy machine: the duration of a document, up to this limit. */
const MAX_LONGEST_MS = 5000;
/** Weight of the last return or run against all earlier ones. */
const NEWEST_SHARE = 0.5;
/** Half of the returns take longer than the average. */
const PATIENCE = 2;
/** Maximum number of organisations whose return times are kept. */
const MAX_KNOWN = 1000;

export interface Expected {
  readonly organisations: readonly string[];
  /** The maximum over all organisations. */
  readonly ms: number;
}

interface Known {
  running: number;
  endedAt: number;
  /** Milliseconds from the end of a run to the next submission, a moving average; undefined until it returned once. */
  returnMs: number | undefined;
}

/**
 * Predicts which organisations return at once: those that wait for a result and then send their next document. While others flood the queue,
 * the slot that its run has left would be taken immediately, and the next document would have to wait for two of theirs to end.
 *
 * Anticipatory scheduling (Iyer and Druschel, SOSP 2001): a resource stays free for a moment for its last user, as long as that user usually
 * returns sooner.
 */
export class Returning {
  readonly #now: () => number;
  /** The most recent user of a slot is last. */
  readonly #known = new Map<string, Known>();
  /** Duration of documents, a moving average. */
  #runMs = 0;

  /** @param now - milliseconds of a monotonic clock */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /**
   * @param waitedMs - the wait for a slot. It does not count as part of the return time; otherwise an organisation that waited once would
   * never be expected again.
   */
  began(organisation: string, waitedMs: number): void {
    const known = this.#known.get(organisation) ?? {
      running: 0,
      endedAt: Number.NEGATIVE_INFINITY,
      returnMs: undefined,
    };
    if (known.running === 0 && Number.isFinite(known.endedAt)) {
      const returnMs = Math.max(0, this.#now() - known.endedAt - waitedMs);
      known.returnMs =
        known.returnMs === undefined ? returnMs : average(known.returnMs, Math.min(returnMs, 2 * this.#longestMs));
    }
    known.running += 1;
    this.#known.delete(organisation);
    this.#known.set(organisation, known);
    if (this.#known.size > MAX_KNOWN) this.#forgetOne();
  }

  ended(organisation: string, ranMs: number): void {
    this.#runMs = average(this.#runMs, ranMs);
    const known = this.#known.get(organisation);
    if (known === undefined) return;
    known.running = Math.max(0, known.running - 1);
    known.endedAt = this.#now();
  }

  /** The organisations that run nothing here and are expected, and for how many more milliseconds. */
  expected(): Expected {
    const organisations: string[] = [];
    let ms = 0;
    const longestMs = this.#longestMs;
    for (const [organisation, { running, endedAt, returnMs = longestMs / PATIENCE }] of this.#known) {
      if (running > 0 || returnMs > longestMs) continue;
      const leftMs = endedAt + Math.min(longestMs, PATIENCE * returnMs) - this.#now();
      if (leftMs <= 0) continue;
      organisations.push(organisation);
      ms = Math.max(ms, leftMs);
    }
    return { organisations, ms };
  }

  get #longestMs(): number {
    return Math.min(MAX_LONGEST_MS, Math.max(LONGEST_MS, this.#runMs));
  }

  #forgetOne(): void {
    for (const [organisation, { running }] of this.#known) {
      if (running === 0) return void this.#known.delete(organisation);
    }
  }
}

function average(before: number, newest: number): number {
  return NEWEST_SHARE * newest + (1 - NEWEST_SHARE) * before;
}
