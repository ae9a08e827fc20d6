import type { LanguageModel } from "ai";
import type { WrittenSentence } from "../answer/answer.ts";
import { answerFrom } from "../ask.ts";
import type { Vectors } from "../search/nearest.ts";
import type { Conversation } from "./conversation.ts";
import type { Library } from "./library.ts";
import type { DocumentState, Turn } from "./wire.ts";

export interface AskedQuestion {
  readonly question: string;
  readonly files: readonly string[] | null;
}

/** Answers a question from the documents read so far, and adds both to the conversation. */
export async function answerQuestion(
  { question: asked, files }: AskedQuestion,
  { library, conversation, model, vectors }: Answering,
  onWritten: (sentences: readonly WrittenSentence[]) => void,
): Promise<Turn> {
  const previous = conversation.turns().at(-1)?.question;
  const options = { files: files ?? undefined, previous, model, vectors, onWritten };
  const answer = await answerFrom(library.passages(), asked, options);
  const { documents } = library.state();
  const isUnread = ({ file, state }: DocumentState): boolean =>
    (state === "waiting" || state === "reading") && (files === null || files.includes(file));
  const unread = documents.filter(isUnread).length;
  const idOf = new Map(documents.map(({ file, id }) => [file, id]));
  const cited = [...answer.quotes, ...answer.nearest].map(({ file }) => [file, idOf.get(file) ?? ""]);
  return conversation.add({
    ...answer,
    files,
    unread,
    sources: Object.fromEntries(cited) as Readonly<Record<string, string>>,
  });
}

export interface Answering {
  readonly library: Library;
  readonly conversation: Conversation;
  readonly model: LanguageModel | undefined;
  readonly vectors?: Vectors | undefined;
}
