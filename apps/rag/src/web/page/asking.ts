import { signal } from "@preact/signals";
import type { WrittenSentence } from "../../answer/answer.ts";
import type { Turn } from "../wire.ts";
import { close, select } from "./selection.ts";
import { ask, askQuestion, inWords } from "./server.ts";
import { chosenFiles, failure, turns } from "./state.ts";

/** The question that is being answered, with what a model has written so far. */
export const pending = signal<{ readonly question: string; readonly written: readonly WrittenSentence[] } | null>(null);
/** Whether the first citation opens by itself; on a narrow screen, the page would cover the answer. */
const isWide = (): boolean => matchMedia("(min-width: 1000px)").matches;

export async function askNow(question: string): Promise<boolean> {
  if (pending.value !== null) return false;
  failure.value = "";
  pending.value = { question, written: [] };
  try {
    for await (const event of askQuestion(question, chosenFiles.value)) {
      if (event.type === "written") pending.value = { question, written: event.sentences };
      if (event.type === "error") throw new Error(event.message);
      if (event.type !== "answer") continue;
      turns.value = [...turns.value, event.turn];
      if (isWide() && event.turn.answered) select(event.turn.id, 1);
      else close();
    }
    return true;
  } catch (error) {
    failure.value = inWords(error);
    return false;
  } finally {
    pending.value = null;
  }
}

export async function restart(): Promise<void> {
  turns.value = await ask<readonly Turn[]>("DELETE", "/api/conversation");
  close();
}
