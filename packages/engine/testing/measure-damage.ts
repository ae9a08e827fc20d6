/** Puts damaged and hostile documents through their readers: `node measure-damage.ts TIMES`; printed as JSON. */
import { damagedFiles } from "./damaged-files.ts";
import { HOSTILE_MARKUP } from "./hostile-markup.ts";
import { outcomeOf } from "./outcome.ts";
import { sampleDocuments } from "./sample-documents.ts";

const times = Number(process.argv[2] ?? 20);
const outcomes: Record<string, number> = {};
let slowest = { name: "", seconds: 0 };

async function run(name: string, bytes: Uint8Array): Promise<void> {
  const start = process.cpuUsage();
  const outcome = await outcomeOf(bytes).catch((cause: unknown) => {
    throw new Error(`${name} is neither read nor refused.`, { cause });
  });
  const { user, system } = process.cpuUsage(start);
  const seconds = (user + system) / 1e6;
  outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  if (seconds > slowest.seconds) slowest = { name, seconds };
}

for (const [name, make] of Object.entries(HOSTILE_MARKUP)) await run(name, make());
for (const [format, bytes] of await sampleDocuments()) {
  for (let seed = 1; seed <= times; seed += 1) {
    for (const { name, bytes: damaged } of damagedFiles(bytes, 4, seed)) await run(`${format}: ${name}`, damaged);
  }
}
const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
process.stdout.write(JSON.stringify({ outcomes, slowest, peakMb }));
