import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { Isolation } from "../isolation/isolation.ts";
import { killTree, startChild } from "./child-process.ts";
import { useOfTree } from "./process-tree.ts";
import { isSound } from "./protocol.ts";
import type { Assignment, RunOutcome } from "./protocol.ts";
import { Room } from "./room.ts";
import { superviseRun } from "./supervise-run.ts";
import type { RunOptions } from "./supervise-run.ts";

export interface SlotOptions {
  readonly entry: URL;
  /** Where each child gets its folders. */
  readonly scratch: string;
  readonly memoryBytes: number;
  /** After this many runs the child is replaced, so that slow leaks never add up. */
  readonly runsPerChild: number;
  readonly isolation: Promise<Isolation>;
  /** Told the most memory that a run and its programs used, in bytes. */
  readonly onPeakMemory?: (bytes: number) => void;
}

interface Resident {
  readonly child: ChildProcess;
  readonly room: Room;
}

/** A place for one run at a time, with a child process that is kept between runs. */
export class Slot {
  readonly #options: SlotOptions;
  #resident: Promise<Resident> | undefined;
  #ending: Promise<unknown> = Promise.resolve();
  #runs = 0;

  constructor(options: SlotOptions) {
    this.#options = options;
  }

  /** Starts the child ahead of its first run. */
  async warm(): Promise<void> {
    await (this.#resident ??= this.#start());
  }

  async run(assignment: Assignment, options: RunOptions): Promise<RunOutcome> {
    const { child, room } = await (this.#resident ??= this.#start());
    setReferenced(child, true);
    const outcome = await this.#supervise({ child, room }, assignment, options).catch((error: unknown) => {
      void this.stop();
      throw error;
    });
    this.#runs += 1;
    if (this.#runs >= this.#options.runsPerChild || !isSound(outcome) || this.#isLaden(child)) {
      void this.stop();
    } else {
      await room.clear();
      setReferenced(child, false);
    }
    return outcome;
  }

  /** Ends the child, also one that is just starting. When this settles, all that the slot ever started are gone. */
  async stop(): Promise<void> {
    const resident = this.#resident;
    this.#resident = undefined;
    this.#ending = Promise.all([this.#ending, resident?.then(({ child }) => endChild(child)).catch(() => {})]);
    await this.#ending;
  }

  /** Memory that stays from one document, as that of WebAssembly does, would be held against the next. */
  #isLaden({ pid }: ChildProcess): boolean {
    const most = Math.max(ENGINE_BYTES, this.#options.memoryBytes * MOST_LEFT);
    return pid !== undefined && useOfTree(pid).bytes > most;
  }

  async #supervise({ child, room }: Resident, assignment: Assignment, options: RunOptions): Promise<RunOutcome> {
    const { memoryBytes, onPeakMemory } = this.#options;
    const lent = { ...(await lend(assignment, room)), reportsStages: options.onStage !== undefined };
    const outcome = await superviseRun(child, lent, options, { memoryBytes, onPeakMemory });
    if (outcome.kind !== "done" || (await room.take(RESULT, assignment.outputPath))) return outcome;
    return { kind: "crashed", how: "a child that wrote no result" };
  }

  #start(): Promise<Resident> {
    const started = this.#startChild();
    const forget = (): void => {
      if (this.#resident === started) this.#resident = undefined;
    };
    started.then(({ child }) => child.once("exit", forget).once("error", forget), forget);
    this.#runs = 0;
    return started;
  }

  async #startChild(): Promise<Resident> {
    const { entry, scratch, memoryBytes, isolation } = this.#options;
    const room = await Room.open(scratch);
    const child = startChild(entry, room.folders, { memoryBytes, isolation: await isolation });
    child.stderr?.resume();
    // What a killed child left is removed with it.
    const tidy = (): void => void room[Symbol.asyncDispose]().catch(() => {});
    child.once("exit", tidy).once("error", tidy);
    setReferenced(child, false);
    return { child, room };
  }
}

const RESULT = "result";
/** A process that was killed is gone at once, but where the system is out of breath. */
const MOST_DYING_MS = 2000;

async function endChild(child: ChildProcess): Promise<void> {
  const { pid, exitCode, signalCode } = child;
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  setReferenced(child, true);
  const gone = once(child, "exit", { signal: AbortSignal.timeout(MOST_DYING_MS) });
  killTree(child);
  await gone.catch(() => {});
}

/** The share of a run's memory with which a child may begin, but no less than the engine and a few pages leave behind. */
const MOST_LEFT = 0.25;
const ENGINE_BYTES = 200e6;

/** The assignment with the paths under which the child sees its files. */
async function lend(assignment: Assignment, room: Room): Promise<Assignment> {
  const outputPath = room.outputPath(RESULT);
  if (assignment.kind !== "assembly") {
    return { ...assignment, outputPath, inputPath: await room.bring(assignment.inputPath, "input") };
  }
  const slicePaths: string[] = [];
  for (const path of assignment.slicePaths) {
    slicePaths.push(await room.bring(path, `slice-${slicePaths.length}`));
  }
  return { ...assignment, outputPath, slicePaths };
}

/** An idle child must not keep the process alive: an embedded service ends with its program. */
function setReferenced(child: ChildProcess, referenced: boolean): void {
  const stderr = child.stderr as unknown as { ref?(): void; unref?(): void } | null;
  if (referenced) {
    child.ref();
    child.channel?.ref();
    stderr?.ref?.();
  } else {
    child.unref();
    child.channel?.unref();
    stderr?.unref?.();
  }
}
