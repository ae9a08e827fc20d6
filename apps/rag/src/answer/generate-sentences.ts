import { generateText, Output, streamText, type LanguageModel } from "ai";
import { z } from "zod";

/** What a model writes, and the numbers of the passages that it says it rests on. */
export interface Sentence {
  readonly text: string;
  readonly passages: readonly number[];
}

export interface Writing {
  readonly model: LanguageModel;
  readonly instructions: string;
  readonly prompt: string;
}

/**
 * The sentences of a model, in the one form that it may answer in.
 *
 * @param onSentences told of all complete ones each time another is complete; without it nothing is streamed
 */
export async function generateSentences(
  writing: Writing,
  onSentences: ((sentences: readonly Sentence[]) => void) | undefined,
): Promise<readonly Sentence[]> {
  const options = {
    ...writing,
    output: Output.object({ schema: ANSWER }),
    abortSignal: AbortSignal.timeout(TIMEOUT_MS),
  };
  try {
    if (onSentences === undefined) return (await generateText(options)).output.sentences;
    return await stream(options, onSentences);
  } catch (cause) {
    const { message } = cause as Error;
    const remedy = "Check its address and name, and that it knows structured outputs.";
    throw new Error(`The model gave no answer that can be used. ${message} ${remedy}`, { cause });
  }
}

type Options = Writing & {
  readonly output: ReturnType<typeof Output.object<z.infer<typeof ANSWER>>>;
  readonly abortSignal: AbortSignal;
};

async function stream(
  options: Options,
  onSentences: (sentences: readonly Sentence[]) => void,
): Promise<readonly Sentence[]> {
  let failure: unknown;
  const result = streamText({ ...options, onError: ({ error }) => void (failure = error) });
  let told = 0;
  for await (const { sentences = [] } of result.partialOutputStream) {
    // The last may still grow, and its passages come after its text.
    const complete = sentences
      .slice(0, -1)
      .flatMap((sentence) => ANSWER.shape.sentences.element.safeParse(sentence).data ?? []);
    if (complete.length > told) onSentences(complete);
    told = Math.max(told, complete.length);
  }
  if (failure !== undefined) throw failure;
  return (await result.output).sentences;
}

const ANSWER = z.object({
  sentences: z.array(z.object({ text: z.string(), passages: z.array(z.number().int()) })),
});

const TIMEOUT_MS = 120_000;
