import type { Terminal } from "../command-context.ts";

/** Redrawn at most this often: a fast document has hundreds of pages a second. */
const REDRAW_MS = 100;

/** A line at the bottom of the terminal that says how far the work is; silent where nobody watches. */
export interface Progress {
  /** A page is done. */
  readonly page: (label: string, done: number, total: number) => void;
  /** A document is done, well or badly. */
  readonly document: () => void;
  /** Writes a line that stays. */
  readonly line: (text: string) => void;
  readonly clear: () => void;
}

export function createProgress(terminal: Terminal, documents: number): Progress {
  let finished = 0;
  let drawnAt = 0;
  let drawn = false;
  const clear = (): void => {
    if (drawn) terminal.err("\r\u001B[2K");
    drawn = false;
  };
  const draw = (text: string): void => {
    if (!terminal.interactive || Date.now() - drawnAt < REDRAW_MS) return;
    clear();
    terminal.err(text.slice(0, Math.max(20, terminal.columns - 1)));
    drawn = true;
    drawnAt = Date.now();
  };
  const count = (): string => (documents > 1 ? `${finished}/${documents} documents  ` : "");
  return {
    page: (label, done, total) => draw(`${count()}${label}  ${done}/${total}`),
    document: () => {
      finished += 1;
      draw(count());
    },
    line: (text) => {
      clear();
      terminal.err(`${text}\n`);
    },
    clear,
  };
}
