import type { Terminal } from "../command-context.ts";

/** Minimum milliseconds between two redraws: a fast document has hundreds of pages a second. */
const REDRAW_MS = 100;

/** Milliseconds before a rate is shown, because earlier ones are unreliable. */
const MIN_RATE_MS = 2000;

/** A line of progress at the bottom of the terminal. Silent if the output is not a terminal. */
export interface Progress {
  /** Called when a page is done. */
  readonly page: (label: string, done: number, total: number) => void;
  /** Called when a document is done or has failed. */
  readonly document: () => void;
  /** Writes a line above the progress. */
  readonly line: (text: string) => void;
  readonly clear: () => void;
}

export function createProgress(terminal: Terminal, documents: number): Progress {
  const start = performance.now();
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
  const count = (): string => {
    if (documents === 1) return "";
    return `${finished}/${documents} documents${describeRate(finished, documents, performance.now() - start)}  `;
  };
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

/** Returns ", 12/s, 40 s left", extrapolated from the finished documents; ", 5/min" if a document takes longer than a second. */
export function describeRate(finished: number, documents: number, elapsedMs: number): string {
  if (finished === 0 || elapsedMs < MIN_RATE_MS) return "";
  const perSecond = (finished * 1000) / elapsedMs;
  const rate = perSecond < 1 ? `${toShort(perSecond * 60)}/min` : `${toShort(perSecond)}/s`;
  return `, ${rate}, ${toDuration((documents - finished) / perSecond)} left`;
}

function toShort(value: number): string {
  return value < 10 ? String(Math.round(value * 10) / 10) : String(Math.round(value));
}

function toDuration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
