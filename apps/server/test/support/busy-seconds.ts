import { cpus } from "node:os";

/** Processor time of the whole machine so far: what a run costs falls on children, their programs and databases, too. */
export function busySeconds(): number {
  return cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000;
}
