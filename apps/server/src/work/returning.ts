/** Longest that a slot is kept free, and the most that is taken for a quick return, where documents take no longer. */
const LONGEST_MS = 1000;
/** Where they do, as on a machine that others use: as long as a document takes, and no longer than this. */
const MAX_LONGEST_MS = 5000;
/** How much the last return, or the last run, counts among all before. */
const NEWEST_SHARE = 0.5;
/** Returns come later than they do on average half of the time. */
const PATIENCE = 2;
/** Organisations of which it is known how soon they come back. */
const MAX_KNOWN = 1000;

export interface Expected {
  readonly organisations: readonly string[];
  /** The longest of all. */
  readonly ms: number;
}

interface Known {
  running: number;
  endedAt: number;
  /** Milliseconds from the end of a run to the next submission, a moving average; undefined until it came back once. */
  returnMs: number | undefined;
}

/**
 * Who is likely to come back at once: an organisation that waits for a result and sends its next document then. While others flood the queue, the
 * slot that its run has left would be taken the moment it is free, and the next document would wait for two of theirs to end.
 *
 * Anticipatory scheduling (Iyer and Druschel, SOSP 2001): a resource stays free for a moment for who has just used it, as long as they
 * come back sooner than that on the record.
 */
export class Returning {
  readonly #now: () => number;
  /** Those that used a slot last are the last. */
  readonly #known = new Map<string, Known>();
  /** How long documents take here, a moving average. */
  #runMs = 0;

  /** @param now - milliseconds of a clock that only goes forward */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** @param waitedMs - for a slot. That is no part of how soon they come back: who has waited once would never be expected again. */
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

  /** Who runs nothing here and is expected, and for how many milliseconds yet. */
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
