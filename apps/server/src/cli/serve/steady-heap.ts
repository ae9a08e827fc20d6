import { setFlagsFromString } from "node:v8";

/**
 * Fixes the size of V8's young generation. For a service that has started.
 *
 * By default V8 lets it grow a little whenever enough objects survive in it, job after job, up to 100 MB. That looked like a leak: 12 kB per
 * job over thousands of jobs, with nothing in any heap snapshot. Collecting earlier takes no more processor time.
 */
export function steadyHeap(): void {
  setFlagsFromString("--semi-space-growth-factor=1");
}
