import { cpus } from "node:os";

/** Processor time of the whole machine so far: a run also spends time in children, their programs and databases. */
export function busySeconds(): number {
  return cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000;
}
