/**
 * The whole process: the documents of a folder become passages, and unchanged ones come from the index; a search finds
 * those that are relevant to the question; the answer is their words, quoted verbatim, with their places.
 */
import { join } from "node:path";
import type { Docsvc } from "@docsvc/client";
import type { LanguageModel } from "ai";
import type { Answer, WrittenSentence } from "./answer/answer.ts";
import { quotesOfEach } from "./answer/each.ts";
import { outlineOf, sectionNamed } from "./answer/outline.ts";
import { quotesFrom, rank } from "./answer/quote.ts";
import { writeAnswer } from "./answer/write.ts";
import { refresh, type IndexedPassage, type Refreshed } from "./index/refresh.ts";
import { libraryOf, openLibrary } from "./index/stored-search.ts";
import { completeQuestion } from "./question/follow-up.ts";
import { summaryAsked } from "./question/summary.ts";
import { understand } from "./question/understand.ts";
import { connect } from "./read/connect.ts";
import type { PassageReader } from "./read/passage.ts";
import { addNearest, type Vectors } from "./search/nearest.ts";
import { CONSIDERED, FOUND_CONSIDERED } from "./search/neighbours.ts";
import type { FoundPassage } from "./search/search.ts";

export interface AnswerOptions {
  /** Names, within the folder, of the files to search; without it all are searched. */
  readonly files?: readonly string[] | undefined;
  /** The previous question, which completes a follow-up. */
  readonly previous?: string | undefined;
  /** Writes the answer; without it the answer consists of the quotes. */
  readonly model?: LanguageModel | undefined;
  /** Finds passages by meaning, in addition to those found by words. */
  readonly vectors?: Vectors | undefined;
  /** Called while the model writes, each time with all sentences written and checked so far. */
  readonly onWritten?: ((sentences: readonly WrittenSentence[]) => void) | undefined;
}

export interface AskOptions extends AnswerOptions {
  readonly directory: string;
  /** Where the index is stored. It must belong to this folder of documents only. */
  readonly indexDirectory: string;
  /** The loader that reads the documents. */
  readonly loader: "langchain" | "llamaindex";
  /** Address of the service that parses; without it, a service inside this process does. */
  readonly baseUrl?: string | undefined;
  readonly apiKey?: string | undefined;
  readonly onParse?: ((file: string) => void) | undefined;
}

export async function ask(asked: string, options: AskOptions): Promise<Answer> {
  const { passages, contents, ...index } = await readFolder(options);
  await openLibrary(join(options.indexDirectory, options.loader), contents, passages);
  return { ...(await answerFrom(passages, asked, options)), index };
}

/** Answers from passages in memory: a long-running program reads the folder once. */
export async function answerFrom(
  passages: readonly IndexedPassage[],
  asked: string,
  { files, model, vectors, previous, onWritten }: AnswerOptions,
): Promise<Omit<Answer, "index">> {
  const question = completeQuestion(asked, previous);
  const { search, rarity } = libraryOf(passages);
  const searched = files && new Set(files);
  const asks = summaryAsked(question);
  const section = asks
    ? sectionNamed(searched ? passages.filter(({ file }) => searched.has(file)) : passages, asks)
    : [];
  const byWords = search(question, searched).slice(0, CONSIDERED);
  const found = vectors ? await addNearest(byWords, question, passages, vectors, searched) : byWords;
  const quotesOf = (asked: string, passages: readonly FoundPassage[]): QuotesFound => {
    const understood = understand(asked, rarity);
    return quotesFrom(rank(passages, understood), understood);
  };
  const quoted = (...notes: readonly string[]): QuotedAnswer => {
    if (section.length > 0) return toQuotedAnswer([...notes, NO_SUMMARY], { quotes: outlineOf(section), nearest: [] });
    const names = [...new Set(passages.map(({ file }) => file))].filter((file) => searched?.has(file) ?? true);
    const each = quotesOfEach(question, names, (asked, only = searched) => {
      return quotesOf(asked, search(asked, only).slice(0, CONSIDERED)).quotes;
    });
    return toQuotedAnswer(notes, each ? { quotes: each, nearest: [] } : quotesOf(question, found));
  };
  const write = async (writer: LanguageModel): Promise<QuotedAnswer> => {
    // A summary is written from the passages of its section, in order.
    const near = found.slice(byWords.length);
    const best = [...byWords.slice(0, FOUND_CONSIDERED), ...near].map(({ passage }) => passage);
    const read = section.length > 0 ? section.slice(0, FOUND_CONSIDERED) : best;
    try {
      return { nearest: [], ...(await writeAnswer(writer, question, read, rarity, onWritten)) };
    } catch (error) {
      return quoted(`The model wrote no answer: ${(error as Error).message}. These are quotes without it.`);
    }
  };
  const answer = model ? await write(model) : quoted();
  return { asked, question, answered: answer.quotes.length > 0, ...answer };
}

const NO_SUMMARY = "Without a model nothing is summed up. This is the first sentence under each heading.";

type QuotedAnswer = Pick<Answer, "written" | "note" | "quotes" | "nearest">;

type QuotesFound = Pick<Answer, "quotes" | "nearest">;

function toQuotedAnswer(notes: readonly string[], found: QuotesFound): QuotedAnswer {
  return { written: null, ...(notes.length > 0 && { note: notes.join(" ") }), ...found };
}

async function readFolder({
  directory,
  indexDirectory,
  loader,
  baseUrl,
  apiKey,
  onParse,
}: AskOptions): Promise<Refreshed> {
  await using opened = new AsyncDisposableStack();
  return await refresh(directory, {
    indexDirectory: join(indexDirectory, loader),
    openReader: async () => {
      const { client } = opened.use(await connect(baseUrl, apiKey));
      return READERS[loader](client);
    },
    onParse,
  });
}

/** Imported on demand: a second question needs neither the service nor a framework. */
export const READERS: Readonly<Record<AskOptions["loader"], (client: Docsvc) => Promise<PassageReader>>> = {
  langchain: async (client) => (await import("./read/with-langchain.ts")).readWithLangChain(client),
  llamaindex: async (client) => (await import("./read/with-llamaindex.ts")).readWithLlamaIndex(client),
};
