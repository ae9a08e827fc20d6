/** What goes between the app's server and its page, as JSON. */
import type { Answer, WrittenSentence } from "../answer/answer.ts";

export interface DocumentState {
  /** Within the folder, with forward slashes. */
  readonly file: string;
  /** The digest of its bytes: other contents, another id. */
  readonly id: string;
  readonly state: "waiting" | "reading" | "ready" | "failed";
  /** How much is read, 0 to 1; 0 where that is not known. */
  readonly share: number;
  /** The last page that says something. */
  readonly pages: number;
  /** Why it cannot be read, for people. */
  readonly error: string | null;
}

export interface LibraryState {
  readonly documents: readonly DocumentState[];
  /** Whether the folder is looked through, or documents are read. */
  readonly isRefreshing: boolean;
  /** What keeps all of them from being read, for people. */
  readonly trouble: string | null;
}

/** What does not change while the server runs. */
export interface Setting {
  readonly hasModel: boolean;
  readonly hasStudio: boolean;
  /** Questions to begin with. */
  readonly examples: readonly string[];
}

/** A question with its answer, as the conversation keeps it. */
export interface Turn extends Omit<Answer, "index"> {
  readonly id: number;
  /** The files that were asked; null for all. */
  readonly files: readonly string[] | null;
  /** How many of them were not read yet. */
  readonly unread: number;
  /** The ids of the cited documents by their file, when they were cited. */
  readonly sources: Readonly<Record<string, string>>;
}

/** A line of the answer to a question: what a model has written so far, then the turn, or why there is none. */
export type AnswerEvent =
  | { readonly type: "written"; readonly sentences: readonly WrittenSentence[] }
  | { readonly type: "answer"; readonly turn: Turn }
  | { readonly type: "error"; readonly message: string };

/** A text of a page, for formats that have no picture of it. */
export interface PageText {
  readonly text: string;
  readonly category: string;
}
