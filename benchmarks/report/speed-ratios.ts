import { type Spread, spreadOf } from "../measure/statistics.ts";
import type { EngineSpeed, SpeedRound, SpeedSet } from "../results/speed-result.ts";

/** How many times as fast as the reference an engine is; over 1 is faster. */
export interface SpeedRatios {
  readonly engine: EngineSpeed;
  /** By CPU time after start-up: what one core does. */
  readonly cpu: Spread;
  /** By CPU time, start-up included: a program called for this one set. */
  readonly cpuWithStart: Spread;
  /** By wall clock, one process; engines with threads of their own use both cores here. */
  readonly wall: Spread;
  /** By wall clock, two processes. */
  readonly bothCores: Spread;
}

/** Ratios are taken round by round, so that a slow minute of the machine falls on both sides of each. */
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
      cpuWithStart: over((round) => round.cpuMs + round.startCpuMs),
      wall: over((round) => round.wallMs),
      bothCores: over((round) => round.bothCoresWallMs),
    };
  });
}
