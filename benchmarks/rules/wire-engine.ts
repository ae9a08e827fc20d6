import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { findSwitches, wireSwitches } from "./find-switches.ts";
import { Switchboard } from "./switchboard.ts";

const ENGINE = fileURLToPath(new URL("../../packages/engine/src/", import.meta.url));
/** The folders that decide a document's structure; the others read, write and measure. */
const ROOMS = /^(?:text|layout|table|page|structure)\//;

/** Makes every later import of the engine use the switchboard. */
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
