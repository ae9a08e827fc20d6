import { type AskedModel, type ModelReply, startModelServer } from "@docsvc/fixtures/model-server";
import type { SplitOutput } from "@docsvc/openapi";
import { expect, test } from "vitest";
import { ManualClock } from "../../../testing/manual-clock.ts";
import { transcriptOf, type PlacedText } from "../../../testing/transcript-of.ts";
import { randomOf } from "../../../testing/random.ts";
import type { Transcript } from "../../transcript/transcript.ts";
import { createModel } from "../../model/openai-compatible.ts";
import { split } from "../split.ts";
import { splitWithModel } from "./split-with-model.ts";

/** The pages of the third kind use no word of its description. */
const DESCRIPTIONS = [
  { title: "Invoices", description: "Invoices of suppliers: number, items, VAT, total" },
  { title: "Contracts", description: "Agreements between parties with clauses and signatures" },
  { title: "Medical", description: "Findings of physicians" },
];
const EACH = "Each document of a kind is a section of its own.";

const WORDS: readonly (readonly string[])[] = [
  ["Invoice number R-", "Hammer 2 pieces 19.90", "VAT 19 % 4.10", "Total 99.20"],
  [
    "Agreement between the parties",
    "The supplier shall deliver as the clauses say",
    "Termination by notice",
    "Signatures",
  ],
  ["Radiograph of the left wrist", "No fracture is seen", "The joint space is narrow", "Cast for three weeks"],
];

interface Made {
  readonly transcript: Transcript;
  /** The kind of each page and whether a document begins there. */
  readonly truth: readonly { readonly kind: number; readonly begins: boolean }[];
}

function makeBundle(random: () => number): Made {
  const pages: PlacedText[][] = [];
  const truth: Made["truth"][number][] = [];
  for (let document = 0; document < 7; document++) {
    const kind = Math.floor(random() * 3);
    const count = 1 + Math.floor(random() * 3);
    for (let page = 0; page < count; page++) {
      const words = WORDS[kind]!;
      const line = (text: string, at: number): PlacedText => [
        `${text} ${Math.floor(random() * 900)}`,
        60,
        80 + 20 * at,
      ];
      pages.push([
        line(page === 0 ? words[0]! : words[2]!, 0),
        line(words[1]!, 1),
        line(words[2]!, 2),
        line(words[3]!, 3),
      ]);
      truth.push({ kind, begins: page === 0 });
    }
  }
  return { transcript: transcriptOf(...pages), truth };
}

/** The true sections, one for each document. */
function sectionsOf(truth: Made["truth"]): { readonly title: string; readonly pages: number[] }[] {
  const sections: { title: string; pages: number[] }[] = [];
  for (const [at, { kind, begins }] of truth.entries()) {
    if (begins) sections.push({ title: DESCRIPTIONS[kind]!.title, pages: [at + 1] });
    else sections.at(-1)!.pages.push(at + 1);
  }
  return sections;
}

/** Answers truthfully for each page in the request, except for some. */
function answer({ text, index }: AskedModel, truth: Made["truth"], share: number): ModelReply {
  const asked = text.slice(text.indexOf("\nPages:\n"));
  const random = randomOf(97 * index + asked.length);
  const pages = [...asked.matchAll(/^--- page (\d+)/gmu)].flatMap(([, number]): unknown[] => {
    const page = Number(number);
    const honest = { page, ...truth[page - 1]! };
    if (random() >= share) return [honest];
    const lies: readonly unknown[][] = [
      [{ ...honest, kind: (honest.kind + 1) % 3 }],
      [{ ...honest, begins: !honest.begins }],
      [],
      [honest, { ...honest, kind: -1 }],
      [{ ...honest, kind: 17 }],
      [
        { ...honest, begins: "yes" },
        { ...honest, page: 4000 },
      ],
    ];
    return lies[Math.floor(random() * lies.length)]!;
  });
  return { json: { pages } };
}

async function splitAt(transcript: Transcript, reply: (asked: AskedModel) => ModelReply): Promise<SplitOutput> {
  const clock = new ManualClock();
  clock.skip(1000, 4000, 16_000);
  await using server = await startModelServer(reply);
  const model = createModel({ model: "m", baseUrl: server.baseUrl, clock });
  return await splitWithModel(transcript, DESCRIPTIONS, EACH, { model });
}

interface Score {
  pages: number;
  right: number;
  sure: number;
  wrongAndSure: number;
}

async function scoreAt(share: number, seeds: number): Promise<Score> {
  const score = { pages: 0, right: 0, sure: 0, wrongAndSure: 0 };
  for (let seed = 1; seed <= seeds; seed++) {
    const { transcript, truth } = makeBundle(randomOf(seed));
    const result = await splitAt(transcript, (asked) => answer(asked, truth, share));
    const sections = new Set(sectionsOf(truth).map((section) => JSON.stringify(section)));
    // Each page is in the result once, whatever the model said about it.
    const all = [...result.splits.flatMap(({ pages }) => pages), ...(result.unassigned ?? [])];
    expect(all.toSorted((a, b) => a - b)).toEqual(truth.map((_, at) => at + 1));
    score.pages += truth.length;
    for (const { title, pages, confidence } of result.splits) {
      const isRight = sections.has(JSON.stringify({ title, pages }));
      if (isRight) score.right += pages.length;
      if (confidence === "high") score.sure += pages.length;
      if (confidence === "high" && !isRight) score.wrongAndSure += pages.length;
    }
  }
  return score;
}

test("kinds whose words the engine does not know are recognised by a model, and are not called sure", async () => {
  const { transcript, truth } = makeBundle(randomOf(5));
  expect(truth.some(({ kind }) => kind === 2)).toBe(true);
  const alone = split(transcript, DESCRIPTIONS, EACH);
  expect(alone.splits.map(({ title, pages }) => ({ title, pages }))).not.toEqual(
    expect.arrayContaining(sectionsOf(truth)),
  );
  const { splits } = await splitAt(transcript, (asked) => answer(asked, truth, 0));
  expect(splits.map(({ title, pages }) => ({ title, pages })).toSorted((a, b) => a.pages[0]! - b.pages[0]!)).toEqual(
    sectionsOf(truth),
  );
  expect(splits.filter(({ title }) => title === "Medical").every(({ confidence }) => confidence === "low")).toBe(true);
});

test("of a model that lies of every tenth page no lie is sure, each page is once, and most are right", async () => {
  const honest = await scoreAt(0, 12);
  expect(honest.right).toBe(honest.pages);
  const lied = await scoreAt(0.12, 12);
  expect(lied.wrongAndSure).toBe(0);
  expect(lied.right / lied.pages).toBeGreaterThan(0.9);
});

test("a model that is away leaves what the engine says, with a warning", async () => {
  const { transcript } = makeBundle(randomOf(3));
  const { warnings, ...rest } = await splitAt(transcript, () => ({ status: 500 }));
  expect(rest).toEqual(split(transcript, DESCRIPTIONS, EACH));
  expect(warnings).toMatchObject([{ code: "model_unavailable" }]);
});
