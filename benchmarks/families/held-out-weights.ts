import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

/** What nothing of a family taught: weights of headings and of margins, as the programs that teach them keep them. */
export interface HeldOut {
  readonly headings: Readonly<Record<string, number>>;
  readonly margins: Readonly<Record<string, unknown>>;
}

/** The weights of headings and margins, as they are loaded from here on, are these; the others stay as they are shipped. */
export function holdOut({ headings, margins }: HeldOut): void {
  const added: readonly (readonly [string, string])[] = [
    ["/structure/heading-weights.ts", `Object.assign(WEIGHTS, ${JSON.stringify(headings)});`],
    ["/structure/margin-weights.ts", `Object.assign(MARGIN_WEIGHTS, ${JSON.stringify(margins)});`],
  ];
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      const own = added.find(([end]) => url.endsWith(end));
      return own === undefined
        ? loaded
        : { ...loaded, source: `${readFileSync(fileURLToPath(url), "utf8")}\n${own[1]}\n` };
    },
  });
}
