/** The JSON messages between the app's server and its page. */
import type { Answer, WrittenSentence } from "../answer/answer.ts";

export interface DocumentState {
  /** Path within the folder, with forward slashes. */
  readonly file: string;
  /** The digest of its bytes: changed contents get another id. */
  readonly id: string;
  readonly state: "waiting" | "reading" | "ready" | "failed";
  /** How much of it is read, 0 to 1; 0 if unknown. */
  readonly share: number;
  /** The last page that has text. */
  readonly pages: number;
  /** Why it cannot be read, for people. */
  readonly error: string | null;
}

export interface LibraryState {
  readonly documents: readonly DocumentState[];
  /** Whether the folder is being scanned or documents are being read. */
  readonly isRefreshing: boolean;
  /** Why no document can be read, for people. */
  readonly trouble: string | null;
}

/** Settings that do not change while the server runs. */
export interface Setting {
  readonly hasModel: boolean;
  readonly hasStudio: boolean;
  /** Suggested questions to begin with. */
  readonly examples: readonly string[];
}

/** A question with its answer, as stored in the conversation. */
export interface Turn extends Omit<Answer, "index"> {
  readonly id: number;
  /** The files that were searched; null for all. */
  readonly files: readonly string[] | null;
  /** How many of them had not been read yet. */
  readonly unread: number;
  /** The ids of the cited documents by file, at the time of the citation. */
  readonly sources: Readonly<Record<string, string>>;
}

/** An event in the answer to a question: what a model has written so far, then the turn or an error. */
export type AnswerEvent =
  | { readonly type: "written"; readonly sentences: readonly WrittenSentence[] }
  | { readonly type: "answer"; readonly turn: Turn }
  | { readonly type: "error"; readonly message: string };

/** A text of a page, for formats whose pages have no image. */
export interface PageText {
  readonly text: string;
  readonly category: string;
}
