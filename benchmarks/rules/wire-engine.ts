import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { findSwitches, wireSwitches } from "./find-switches.ts";
import { Switchboard } from "./switchboard.ts";

const ENGINE = fileURLToPath(new URL("../../packages/engine/src/", import.meta.url));
/** Where a document's structure is decided; the others read, write, measure. */
const ROOMS = /^(?:text|layout|table|page|structure)\//;

/** Whatever is imported of the engine from now on asks the switchboard. */
export function wireEngine(): Switchboard {
  const switchboard = new Switchboard();
  Object.assign(globalThis, { SWITCHBOARD: switchboard });
  registerHooks({
    load(url, context, nextLoad) {
      const file = url.startsWith("file:") ? relative(ENGINE, fileURLToPath(url)) : "";
      const loaded = nextLoad(url, context);
      if (!ROOMS.test(file)) return loaded;
      const source = readFileSync(fileURLToPath(url), "utf8");
      const numbers = new Map(findSwitches(file, source).map((found) => [found.name, switchboard.add(found)]));
      return { ...loaded, source: wireSwitches(source, (name) => numbers.get(name)) };
    },
  });
  return switchboard;
}
