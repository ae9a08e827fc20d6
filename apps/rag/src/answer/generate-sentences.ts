import { generateText, NoObjectGeneratedError, Output, streamText, type LanguageModel } from "ai";
import { z } from "zod";
import { readLoosely, type Sentence } from "./read-loosely.ts";

export type { Sentence } from "./read-loosely.ts";

export interface Writing {
  readonly model: LanguageModel;
  readonly instructions: string;
  readonly prompt: string;
}

/**
 * Asks a model for sentences in a fixed form; answers close to that form are accepted too.
 *
 * @param onSentences called with all complete sentences each time another is complete; without it nothing is streamed
 * @param timeoutMs for the whole answer
 * @throws Error that gives the reason if there are no sentences
 */
export async function generateSentences(
  writing: Writing,
  onSentences: ((sentences: readonly Sentence[]) => void) | undefined,
  timeoutMs: number = TIMEOUT_MS,
): Promise<readonly Sentence[]> {
  const options = {
    ...writing,
    output: Output.object({ schema: ANSWER }),
    // The user is waiting, and the quotes are there already.
    maxRetries: 1,
    abortSignal: AbortSignal.timeout(timeoutMs),
  };
  try {
    if (onSentences === undefined) return (await generateText(options)).output.sentences;
    return await stream(options, onSentences);
  } catch (cause) {
    const loose = NoObjectGeneratedError.isInstance(cause) ? readLoosely(cause.text ?? "") : undefined;
    if (loose !== undefined) return loose;
    throw new Error(reasonOf(cause as Error, timeoutMs), { cause });
  }
}

function reasonOf(cause: Error, timeoutMs: number): string {
  if (cause.name === "TimeoutError") return `it did not answer within ${timeoutMs / 1000} s`;
  if (NoObjectGeneratedError.isInstance(cause)) return "it wrote nothing that can be read";
  return cause.message.replace(/\.$/u, "");
}

type Options = Writing & {
  readonly output: ReturnType<typeof Output.object<z.infer<typeof ANSWER>>>;
  readonly maxRetries: number;
  readonly abortSignal: AbortSignal;
};

async function stream(
  options: Options,
  onSentences: (sentences: readonly Sentence[]) => void,
): Promise<readonly Sentence[]> {
  let failure: unknown;
  const result = streamText({ ...options, onError: ({ error }) => void (failure = error) });
  let emitted = 0;
  for await (const { sentences = [] } of result.partialOutputStream) {
    // The last sentence may be incomplete, and its passages come after its text.
    const complete = sentences
      .slice(0, -1)
      .flatMap((sentence) => ANSWER.shape.sentences.element.safeParse(sentence).data ?? []);
    if (complete.length > emitted) onSentences(complete);
    emitted = Math.max(emitted, complete.length);
  }
  if (failure !== undefined) throw failure;
  return (await result.output).sentences;
}

const ANSWER = z.object({
  sentences: z.array(z.object({ text: z.string(), passages: z.array(z.number().int()) })),
});

const TIMEOUT_MS = 60_000;
