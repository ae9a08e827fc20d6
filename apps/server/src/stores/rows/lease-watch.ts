type Fields = Readonly<Record<string, unknown>>;

/** Three heartbeats of a live holder. */
export const LOST_AFTER_MS = 3000;

/** Remembers which leases look expired, by this process's monotonic clock, because the clocks that wrote them may have been set. */
export class LeaseWatch {
  readonly #lostAfterMs: number;
  #seen: ReadonlyMap<string, number> = new Map();

  constructor(lostAfterMs: number = LOST_AFTER_MS) {
    this.#lostAfterMs = lostAfterMs;
  }

  /** Of the rows that look lost now, returns those that have looked so, with the same token and lease, for long enough. */
  lost<Row extends Fields>(rows: readonly Row[]): readonly Row[] {
    const now = performance.now();
    const seen = new Map(rows.map((row) => [markOf(row), this.#seen.get(markOf(row)) ?? now]));
    this.#seen = seen;
    return rows.filter((row) => now - seen.get(markOf(row))! >= this.#lostAfterMs);
  }
}

function markOf(row: Fields): string {
  return [row["id"] ?? row["job_id"], row["number"], row["token"], row["lease_until"]].join("/");
}
