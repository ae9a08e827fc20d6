import { runFresh } from "./fresh-process.ts";
import type { EngineName } from "../engines/engines.ts";

/** Leaves out, with a message, the engines that do not load on this system: native packages need certain C libraries. */
export async function loadableEngines(names: readonly EngineName[]): Promise<EngineName[]> {
  const loadable: EngineName[] = [];
  for (const engine of names) {
    try {
      await runFresh({ engine, files: [] });
      loadable.push(engine);
    } catch (error) {
      console.warn(`Skipped: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return loadable;
}
