/** Fails if the README's figures come from an engine that read the fixtures differently; a release runs it: `node benchmarks/check-headlines.ts`. */
import { staleHeadlines } from "./headlines.ts";
import { behaviourOf } from "./measure/behaviour.ts";

const stale = await staleHeadlines(await behaviourOf());
for (const sentence of stale) console.error(sentence);
process.exitCode = stale.length === 0 ? 0 : 1;
