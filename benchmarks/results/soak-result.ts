import type { Machine } from "../measure/machine.ts";

/** What `soak.json` holds. */
export interface SoakResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  readonly plan: { readonly minutes: number; readonly everyMs: number };
  /** Pieces of work by how they were answered. */
  readonly answers: Readonly<Record<string, number>>;
  readonly deliveries: number;
  /** When each sample was taken. */
  readonly minutes: readonly number[];
  /** Resident at each sample: the service, and the greatest of its children. */
  readonly serviceMb: readonly number[];
  readonly childMb: readonly number[];
  readonly filesLeft: number;
  readonly retentionMinutes: number;
}
