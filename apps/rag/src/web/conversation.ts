import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Turn } from "./wire.ts";

/** The conversation on disk, so that it survives a reload and a restart. */
export interface Conversation {
  readonly turns: () => readonly Turn[];
  readonly add: (turn: Omit<Turn, "id">) => Promise<Turn>;
  readonly clear: () => Promise<void>;
}

export async function openConversation(path: string): Promise<Conversation> {
  let turns = await readTurns(path);
  let written = Promise.resolve();
  const keep = (next: readonly Turn[]): Promise<void> => {
    turns = next;
    // Writes run one after the other, so that the latest state is the one on disk.
    written = written.catch(() => undefined).then(() => writeTurns(path, next));
    return written;
  };
  return {
    turns: () => turns,
    add: async (turn) => {
      const numbered = { ...turn, id: (turns.at(-1)?.id ?? 0) + 1 };
      await keep([...turns, numbered].slice(-MAX_TURNS));
      return numbered;
    },
    clear: () => keep([]),
  };
}

/** More than a user scrolls back. */
const MAX_TURNS = 200;
/** Increased when the format of turns changes: then a new conversation begins. */
const FORMAT = 1;

async function readTurns(path: string): Promise<readonly Turn[]> {
  try {
    const { format, turns } = JSON.parse(await readFile(path, "utf8")) as {
      readonly format: number;
      readonly turns: readonly Turn[];
    };
    return format === FORMAT ? turns : [];
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

async function writeTurns(path: string, turns: readonly Turn[]): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, JSON.stringify({ format: FORMAT, turns }), { mode: 0o600 });
  await rename(`${path}.part`, path);
}
