/**
 * Rewrites instructions that the grammar does not know: a model rephrases them, the same grammar reads its answer, and the edits are found, done and
 * proved like all others. The model sees what the caller wrote, and nothing of the document.
 */
import type { ModelCaller } from "../../model/model-caller.ts";
import type { ModelRequest } from "../../model/model.ts";
import { readInstructions } from "../grammar/read-instructions.ts";
import type { Instruction } from "../instruction.ts";
import { isUnknown } from "../operations/unknown/operation.ts";
import { quotesOnly } from "./quotes-only.ts";

/** An instruction, and the model's wording if the grammar did not know the original. */
export interface Translated {
  readonly instruction: Instruction;
  readonly asRead?: string;
  /** Index in the list that was passed in. */
  readonly of: number;
}

/** Maximum number of texts in a request. */
const MAX_TEXTS = 50;
const LONGEST_TEXT = 4000;
const TOKENS_A_TEXT = 200;
const MAX_SENTENCES = 20;

/** Replaces unknown instructions by the model's wording if two answers agree; the others stay unknown. */
export async function translateUnknown(
  instructions: readonly Instruction[],
  asker: ModelCaller,
): Promise<Translated[]> {
  const unknown = instructions
    .flatMap((instruction) => (isUnknown(instruction) && instruction.text !== "" ? [instruction.text] : []))
    .slice(0, MAX_TEXTS);
  if (unknown.length === 0) return instructions.map((instruction, of) => ({ instruction, of }));
  // A single answer may be a mistake, and unlike a value an edit cannot be checked against the page.
  const [first, second] = [await askOnce(unknown, asker), await askOnce(unknown, asker)];
  return instructions.flatMap((instruction, of): Translated[] => {
    const at = isUnknown(instruction) ? unknown.indexOf(instruction.text) : -1;
    const said = first.get(at);
    if (said === undefined || JSON.stringify(toInstructions(said)) !== JSON.stringify(toInstructions(second.get(at)))) {
      return [{ instruction, of }];
    }
    return said.map(({ sentence, instruction: read }) => ({ instruction: read, asRead: sentence, of }));
  });
}

interface Sentence {
  readonly sentence: string;
  readonly instruction: Instruction;
}

function toInstructions(sentences: readonly Sentence[] | undefined): readonly Instruction[] | undefined {
  return sentences?.map(({ instruction }) => instruction);
}

/** By index of the text: the sentences that the grammar can read and that contain no name and no page that the text does not. */
async function askOnce(texts: readonly string[], asker: ModelCaller): Promise<Map<number, Sentence[]>> {
  const answer = await asker.ask(toRequest(texts));
  const entries =
    typeof answer === "object" && answer !== null && "texts" in answer && Array.isArray(answer.texts)
      ? (answer.texts as unknown[])
      : [];
  const read = new Map<number, Sentence[]>();
  for (const entry of entries) {
    if (typeof entry !== "object" || entry === null) continue;
    const { text, sentences } = entry as Readonly<Record<string, unknown>>;
    const original = typeof text === "number" ? texts[text] : undefined;
    if (original === undefined || !Array.isArray(sentences) || sentences.length > MAX_SENTENCES) continue;
    const known = (sentences as unknown[]).map((sentence) => readSentence(sentence, original));
    const all = known.flatMap((some) => some ?? []);
    if (all.length > 0 && known.every((some) => some !== null)) read.set(text as number, all);
  }
  return read;
}

function readSentence(sentence: unknown, original: string): Sentence[] | null {
  if (typeof sentence !== "string") return null;
  const instructions = readInstructions(sentence);
  const isSound = instructions.every((one) => !isUnknown(one) && quotesOnly(one, original));
  return isSound ? instructions.map((instruction) => ({ sentence, instruction })) : null;
}

function toRequest(texts: readonly string[]): ModelRequest {
  const numbered = texts.map((text, index) => JSON.stringify({ text: index, says: text.slice(0, LONGEST_TEXT) }));
  return {
    instructions: INSTRUCTIONS,
    parts: [{ kind: "text", text: numbered.join("\n") }],
    schema: SCHEMA,
    mostTokens: 200 + TOKENS_A_TEXT * texts.length,
  };
}

const INSTRUCTIONS = `You put what a person wants done to a document into the words of a small language, one sentence an edit. The language:
redact "PHRASE" | redact all e-mail addresses | phone numbers | IBANs | card numbers | SSNs | dates | names | redact the value of "LABEL" | redact the column "HEADER" | redact page 2 | redact everything but "PHRASE"
replace "A" by "B"
highlight "PHRASE" in green
comment "PHRASE" with "TEXT"
fill "FIELD" with "VALUE" | tick "FIELD"
delete pages 2-4 and 7 | keep only pages 1-2
rotate page 2 by 180 degrees
reverse the pages | swap pages 2 and 3 | move page 5 before page 2 | reorder the pages to 3, 1, 2
stamp "TEXT" at the top right of page 1 | watermark "TEXT" | add page numbers
protect with the password "TEXT" | remove the password
Any of them may end in: on page 2. Copy names, texts and numbers as the person wrote them, in quotes; add none. For what the language cannot say give no sentences.`;

const SCHEMA = {
  type: "object",
  additionalProperties: false,
  required: ["texts"],
  properties: {
    texts: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        required: ["text", "sentences"],
        properties: { text: { type: "integer" }, sentences: { type: "array", items: { type: "string" } } },
      },
    },
  },
};
