/** Longest that a slot is kept free, and the most that is taken for a quick return. */
const LONGEST_MS = 1000;
/** How much the last return counts among all before. */
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
  /** Milliseconds from the end of a run to the next one, a moving average; undefined until it came back once. */
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

  /** @param now - milliseconds of a clock that only goes forward */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  began(organisation: string): void {
    const known = this.#known.get(organisation) ?? {
      running: 0,
      endedAt: Number.NEGATIVE_INFINITY,
      returnMs: undefined,
    };
    if (known.running === 0 && Number.isFinite(known.endedAt)) {
      const returnMs = this.#now() - known.endedAt;
      known.returnMs =
        known.returnMs === undefined
          ? returnMs
          : NEWEST_SHARE * Math.min(returnMs, 2 * LONGEST_MS) + (1 - NEWEST_SHARE) * known.returnMs;
    }
    known.running += 1;
    this.#known.delete(organisation);
    this.#known.set(organisation, known);
    if (this.#known.size > MAX_KNOWN) this.#forgetOne();
  }

  ended(organisation: string): void {
    const known = this.#known.get(organisation);
    if (known === undefined) return;
    known.running = Math.max(0, known.running - 1);
    known.endedAt = this.#now();
  }

  /** Who runs nothing here and is expected, and for how many milliseconds yet. */
  expected(): Expected {
    const organisations: string[] = [];
    let ms = 0;
    for (const [organisation, { running, endedAt, returnMs = LONGEST_MS / PATIENCE }] of this.#known) {
      if (running > 0 || returnMs > LONGEST_MS) continue;
      const leftMs = endedAt + Math.min(LONGEST_MS, PATIENCE * returnMs) - this.#now();
      if (leftMs <= 0) continue;
      organisations.push(organisation);
      ms = Math.max(ms, leftMs);
    }
    return { organisations, ms };
  }

  #forgetOne(): void {
    for (const [organisation, { running }] of this.#known) {
      if (running === 0) return void this.#known.delete(organisation);
    }
  }
}
