import { setFlagsFromString } from "node:v8";

/**
 * Has V8's young generation keep the size that it has now: for a service that has started.
 *
 * By itself V8 lets it grow a little whenever enough has survived in it, job after job, up to 100 MB. That looked like a leak: 12 kB a job over thousands
 * of jobs, with nothing in any snapshot of the heap. Collecting it sooner takes no more processor time.
 */
export function steadyHeap(): void {
  setFlagsFromString("--semi-space-growth-factor=1");
}
