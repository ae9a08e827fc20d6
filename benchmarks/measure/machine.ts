import { availableParallelism, cpus, totalmem } from "node:os";

/** The machine's data that readers need to judge the figures; nothing that identifies it. */
export interface Machine {
  readonly cores: number;
  readonly processor: string;
  readonly memoryGb: number;
  readonly node: string;
  readonly system: string;
}

export function describeMachine(): Machine {
  return {
    cores: availableParallelism(),
    processor: cpus()[0]?.model.trim() ?? "unknown",
    memoryGb: Math.round(totalmem() / 1e9),
    node: process.versions.node,
    system: `${process.platform} ${process.arch}`,
  };
}
