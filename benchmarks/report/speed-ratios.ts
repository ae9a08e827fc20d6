import { type Spread, spreadOf } from "../measure/statistics.ts";
import type { EngineSpeed, SpeedRound, SpeedSet } from "../results/speed-result.ts";

/** Speed of an engine as a multiple of the reference; above 1 is faster. */
export interface SpeedRatios {
  readonly engine: EngineSpeed;
  /** By CPU time after start-up: the work of one core. */
  readonly cpu: Spread;
  /** By CPU time, including start-up: a program called for only this set. */
  readonly cpuWithStart: Spread;
  /** By CPU time of the second reading in one process; null if the result has none. */
  readonly cpuAgain: Spread | null;
  /** By wall clock, one process; engines with their own threads use both cores here. */
  readonly wall: Spread;
  /** By wall clock, two processes. */
  readonly bothCores: Spread;
}

function hasSecondReading({ engines }: SpeedSet): boolean {
  return engines.every(({ rounds }) => rounds.every(({ againCpuMs }) => againCpuMs !== undefined));
}

/** Ratios are computed within each round, so that a slow minute of the machine affects both sides. */
export function speedRatios(set: SpeedSet, reference: string): SpeedRatios[] {
  const base = set.engines.find((engine) => engine.name === reference);
  if (base === undefined) throw new Error(`The result holds no run of ${reference}, to compare with.`);
  return set.engines.map((engine) => {
    const over = (time: (round: SpeedRound) => number): Spread =>
      spreadOf(
        engine.rounds.map((round, index) => {
          const ours = base.rounds[index]!;
          return round.pages / time(round) / (ours.pages / time(ours));
        }),
      );
    return {
      engine,
      cpu: over((round) => round.cpuMs),
      cpuAgain: hasSecondReading(set) ? over((round) => round.againCpuMs!) : null,
      cpuWithStart: over((round) => round.cpuMs + round.startCpuMs),
      wall: over((round) => round.wallMs),
      bothCores: over((round) => round.bothCoresWallMs),
    };
  });
}
