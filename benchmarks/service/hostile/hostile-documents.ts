import { fixtureNames, readFixture } from "@docsvc/fixtures";
import { BOMBS } from "./bombs.ts";
import { DAMAGES } from "./damage.ts";
import { seededRandom } from "./random.ts";

export interface HostileDocument {
  /** What was done to which document. */
  readonly name: string;
  readonly kind: string;
  readonly bytes: Uint8Array;
  /** Name of the request, from `OPERATIONS`. @defaultValue a parse */
  readonly operation?: string;
}

/** Larger documents would only make the run longer. */
const MAX_BYTES = 2_000_000;

/** Yields undamaged documents without end. */
export async function* soundDocuments(seed: number): AsyncGenerator<HostileDocument> {
  const random = seededRandom(seed);
  const originals = await readOriginals();
  for (;;) yield { ...random.of(originals), kind: "sound" };
}

/** Yields the same documents for the same seed: every bomb, spread over the requested number of damaged documents. */
export async function* hostileDocuments(count: number, seed: number): AsyncGenerator<HostileDocument> {
  const random = seededRandom(seed);
  const originals = await readOriginals();
  const bombs = Object.entries(BOMBS);
  const kinds = Object.keys(DAMAGES);
  const bombEvery = Math.max(1, Math.floor(count / bombs.length));
  for (let index = 0; index < count; index++) {
    const bomb = index % bombEvery === 0 ? bombs[index / bombEvery] : undefined;
    if (bomb !== undefined) {
      const [name, make] = bomb;
      // Created on demand, because some take seconds.
      yield {
        name,
        kind: "bomb",
        get bytes() {
          return make();
        },
      };
      continue;
    }
    const original = random.of(originals);
    const kind = kinds[index % kinds.length]!;
    const damaged = DAMAGES[kind]!(original.bytes, random, random.of(originals).bytes);
    // An upload must not be empty.
    yield { name: `${original.name}, ${kind}`, kind, bytes: damaged.length === 0 ? Buffer.from("%") : damaged };
  }
}

async function readOriginals(): Promise<readonly { readonly name: string; readonly bytes: Uint8Array }[]> {
  const all = await Promise.all(fixtureNames.map(async (name) => ({ name, bytes: await readFixture(name) })));
  return all.filter(({ bytes }) => bytes.length > 0 && bytes.length <= MAX_BYTES);
}
