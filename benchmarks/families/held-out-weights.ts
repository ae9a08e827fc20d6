import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

/** The weights of headings, as they are loaded from here on, are these; the others stay as they are shipped. */
export function holdOut(weights: Readonly<Record<string, number>>): void {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!url.endsWith("/structure/heading-weights.ts")) return loaded;
      const source = readFileSync(fileURLToPath(url), "utf8");
      return { ...loaded, source: `${source}\nObject.assign(WEIGHTS, ${JSON.stringify(weights)});\n` };
    },
  });
}
