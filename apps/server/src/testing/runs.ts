/** What the runs print that `benchmarks/` starts: the types of their JSON, for who keeps it. Not part of the package. */
export type { HostileResult as HostileRun, Latency } from "./hostile/hostile-run.ts";
export type { LoadRunResult as LoadRun, Measured } from "./load/load-run.ts";
export type { SoakResult as SoakRun } from "./soak/soak-run.ts";
