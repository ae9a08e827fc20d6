/**
 * Reads damaged copies of a document: `node measure-damage.ts KIND COPIES`, or `hostile` for documents made to do harm. Prints JSON.
 */
import { damagedFiles } from "./damaged-files.ts";
import { fuzzSeeds } from "./fuzz-seeds.ts";
import { HOSTILE_MARKUP } from "./hostile-markup.ts";
import { outcomeOf } from "./outcome.ts";

const MAX_REPORTED = 5;
const kind = process.argv[2] ?? "hostile";
const copies = Number(process.argv[3] ?? 20);
const outcomes: Record<string, number> = {};
/** Documents that were neither read nor refused. */
const defects: string[] = [];
let slowest = { name: "", seconds: 0 };

async function run(name: string, bytes: Uint8Array): Promise<void> {
  const start = process.cpuUsage();
  const outcome = await outcomeOf(bytes).catch((cause: unknown) => {
    defects.push(`${name}: ${cause instanceof Error ? cause.stack : String(cause)}`);
    return "defect";
  });
  const { user, system } = process.cpuUsage(start);
  const seconds = (user + system) / 1e6;
  outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  if (seconds > slowest.seconds) slowest = { name, seconds };
}

/** Copies with four kinds of damage from each seed, up to the requested number. */
async function runDamaged(seedDocument: Uint8Array): Promise<void> {
  let count = 0;
  for (let seed = 1; count < copies; seed += 1) {
    for (const { name, bytes } of damagedFiles(seedDocument, 4, seed)) {
      if (count === copies) return;
      await run(`${kind}, seed ${seed}: ${name}`, bytes);
      count += 1;
    }
  }
}

if (kind === "hostile") for (const [name, make] of Object.entries(HOSTILE_MARKUP)) await run(name, make());
else {
  const seed = (await fuzzSeeds()).get(kind);
  if (seed === undefined) throw new Error(`There is no document of the kind "${kind}".`);
  await runDamaged(seed);
}
const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
process.stdout.write(JSON.stringify({ outcomes, slowest, peakMb, defects: defects.slice(0, MAX_REPORTED) }));
