import { fixtureNames, readFixture } from "@docsvc/fixtures";
import { BOMBS } from "./bombs.ts";
import { DAMAGES } from "./damage.ts";
import { seededRandom } from "./random.ts";

export interface HostileDocument {
  /** What was done to which document. */
  readonly name: string;
  readonly kind: string;
  readonly bytes: Uint8Array;
  /** What is asked for, of `OPERATIONS`. @defaultValue its parse */
  readonly operation?: string;
}

/** Larger ones would only make the run longer. */
const MAX_BYTES = 2_000_000;

/** Sound ones, as they are before anything is done to them, without end. */
export async function* soundDocuments(seed: number): AsyncGenerator<HostileDocument> {
  const random = seededRandom(seed);
  const originals = await readOriginals();
  for (;;) yield { ...random.of(originals), kind: "sound" };
}

/** The same documents for the same seed: every bomb, spread over as many damaged documents as asked for. */
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
      // Made when it is asked for: some take seconds.
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
    // An upload is never empty.
    yield { name: `${original.name}, ${kind}`, kind, bytes: damaged.length === 0 ? Buffer.from("%") : damaged };
  }
}

async function readOriginals(): Promise<readonly { readonly name: string; readonly bytes: Uint8Array }[]> {
  const all = await Promise.all(fixtureNames.map(async (name) => ({ name, bytes: await readFixture(name) })));
  return all.filter(({ bytes }) => bytes.length > 0 && bytes.length <= MAX_BYTES);
}
