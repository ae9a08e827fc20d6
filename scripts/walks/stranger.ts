/** A user with Node and a terminal who types the README's commands, in a separate folder, home and environment. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { constants } from "node:os";

export interface Stranger {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** The user id; by default that of the user who runs the walk. */
  readonly uid?: number;
}

export interface Ended {
  /** Exit code as a shell shows it: 130 after Ctrl-C. */
  readonly code: number;
  /** Both streams, as they appear on the screen. */
  readonly screen: string;
  readonly lines: number;
}

export interface Typed {
  /** Resolves with the screen so far as soon as it contains the text; rejects if the command ends before. */
  readonly saw: (text: string) => Promise<string>;
  readonly ended: Promise<Ended>;
  readonly stop: (signal?: NodeJS.Signals) => Promise<Ended>;
}

/** An environment without anything from the machine that runs the walk: no key, no address, no settings of docsvc or of a running script. */
export async function bare(home: string, more: NodeJS.ProcessEnv = {}): Promise<NodeJS.ProcessEnv> {
  await mkdir(home, { recursive: true });
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(DOCSVC_|npm_|PNPM|INIT_CWD|CI$|NODE_OPTIONS|VITEST)/i.test(name),
  );
  return { ...Object.fromEntries(kept), HOME: home, ...more };
}

/** @param line one command; it replaces its shell, which Ctrl-C would end first */
export function type({ folder, env, uid }: Stranger, line: string): Typed {
  const child = spawn("sh", ["-c", `exec ${line}`], {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  let screen = "";
  const waiting = new Set<() => void>();
  const note = (chunk: string): void => {
    screen += chunk;
    for (const look of waiting) look();
  };
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", note);
  const ended = once(child, "close").then(([code, signal]: (number | string | null)[]): Ended => {
    const exitCode = code ?? 128 + constants.signals[signal as NodeJS.Signals];
    return { code: Number(exitCode), screen, lines: screen.trimEnd().split("\n").length };
  });
  const saw = async (text: string): Promise<string> => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const check = (): void => {
      if (screen.includes(text)) resolve(screen);
    };
    waiting.add(check);
    check();
    const seen = await Promise.race([promise, ended]);
    waiting.delete(check);
    if (typeof seen !== "string") throw new Error(`${line} ended with ${seen.code}:\n${seen.screen}`);
    return seen;
  };
  const stop = async (signal: NodeJS.Signals = "SIGINT"): Promise<Ended> => {
    // Signals the whole process group, as Ctrl-C in a terminal does.
    process.kill(-child.pid!, signal);
    return await ended;
  };
  return { saw, ended, stop };
}

/** Exit codes of a service ended by Ctrl-C: its own 0, or npm's. */
export const AFTER_CTRL_C: readonly number[] = [0, 130];

/** Every failure names the command and shows its screen. */
export async function expectScreen(
  stranger: Stranger,
  line: string,
  expected: { readonly code: number; readonly says: RegExp },
): Promise<Ended> {
  const ended = await type(stranger, line).ended;
  if (ended.code !== expected.code || !expected.says.test(ended.screen)) {
    throw new Error(
      `${line} ended with ${ended.code} instead of ${expected.code} and ${expected.says}:\n${ended.screen}`,
    );
  }
  return ended;
}
