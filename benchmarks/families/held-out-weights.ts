import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

/** Weights of headings and margins learned without a family, in the format of the training programs. */
export interface HeldOut {
  readonly headings: Readonly<Record<string, number>>;
  readonly margins: Readonly<Record<string, unknown>>;
}

/** Replaces the weights of headings and margins for all later imports; the others stay as shipped. */
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
