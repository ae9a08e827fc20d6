import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { Socket } from "node:net";
import type { Readable } from "node:stream";
import type { Isolation } from "../isolation/isolation.ts";
import { nextOwner } from "../isolation/owner.ts";
import { ChildChannel } from "./channel/child-channel.ts";
import { CHANNEL_DESCRIPTOR } from "./channel/descriptor.ts";
import { killTree, startChild } from "./child-process.ts";
import { LastWords } from "./last-words.ts";
import { FURTHER_OUTPUTS, RESULT, lendFiles } from "./lend-files.ts";
import { TreeWatch } from "./process-tree.ts";
import { isSound } from "./protocol.ts";
import type { Assignment, RunOutcome } from "./protocol.ts";
import { ChildWorkspace } from "./child-workspace.ts";
import { superviseRun } from "./supervise-run.ts";
import type { RunOptions } from "./supervise-run.ts";

export interface ChildSettings {
  /** The module that it runs. */
  readonly entry: URL;
  /** The parent of each child's folders. */
  readonly scratch: string;
  readonly memoryBytes: number;
  /** Number of runs after which the child is replaced, so that slow leaks never add up. */
  readonly runsPerChild: number;
  readonly isolation: Isolation;
  /** Called with the maximum memory of a run and its programs, in bytes. */
  readonly onPeakMemory?: (bytes: number) => void;
}

/** A child process that is kept between runs, with its folders and its channel. */
export class ResidentChild {
  readonly #settings: ChildSettings;
  readonly #process: ChildProcess;
  readonly #workspace: ChildWorkspace;
  readonly #channel: ChildChannel;
  readonly #lastWords: LastWords;
  /** Undefined if the process could not be started. */
  readonly #tree: TreeWatch | undefined;
  #runs = 0;
  /** The last run. The output of a finished run may still have to be moved, so the folders stay until then. */
  #run: Promise<unknown> = Promise.resolve();
  #removal: Promise<void> | undefined;
  #isSound = true;
  #lastBytes = 0;

  private constructor(settings: ChildSettings, process: ChildProcess, workspace: ChildWorkspace) {
    this.#settings = settings;
    this.#process = process;
    this.#workspace = workspace;
    this.#tree = process.pid === undefined ? undefined : new TreeWatch(process.pid);
    this.#lastWords = new LastWords(process.stderr!);
    this.#channel = new ChildChannel(process.stdio[CHANNEL_DESCRIPTOR] as Socket, () => {
      this.#isSound = false;
      killTree(process);
    });
    process.once("exit", () => void this.#leave()).once("error", () => void this.#leave());
    this.#setReferenced(false);
  }

  static async start(settings: ChildSettings): Promise<ResidentChild> {
    const { entry, scratch, memoryBytes, isolation } = settings;
    const workspace = await ChildWorkspace.open(scratch, isolation.hasOwners ? nextOwner() : undefined);
    return new ResidentChild(settings, startChild(entry, workspace, { memoryBytes, isolation }), workspace);
  }

  /** Whether it can be given another run. */
  get isUsable(): boolean {
    return this.#isSound && this.#isAlive() && this.#runs < this.#settings.runsPerChild;
  }

  /** Resident memory of the child and all that it started. */
  get bytes(): number {
    return this.#tree?.use().bytes ?? 0;
  }

  /** The same at the end of its last run. */
  get lastBytes(): number {
    return this.#lastBytes;
  }

  /** Runs an assignment to its end. If the outcome is `done`, the output is at the assignment's path. */
  async run(assignment: Assignment, options: RunOptions): Promise<RunOutcome> {
    this.#runs += 1;
    this.#setReferenced(true);
    const run = this.#perform(assignment, options);
    this.#run = run.catch(() => undefined);
    try {
      const outcome = await run;
      if (!isSound(outcome)) this.#isSound = false;
      return outcome;
    } catch (error) {
      this.#isSound = false;
      throw error;
    } finally {
      this.#setReferenced(false);
    }
  }

  /** Ends the process and what it started. When this settles, they and their folders are gone. */
  async end(): Promise<void> {
    this.#isSound = false;
    if (this.#isAlive()) {
      this.#setReferenced(true);
      const exited = once(this.#process, "exit", { signal: AbortSignal.timeout(MAX_DYING_MS) });
      killTree(this.#process);
      await exited.catch(() => undefined);
    }
    await this.#leave();
  }

  async #perform(assignment: Assignment, options: RunOptions): Promise<RunOutcome> {
    const { memoryBytes, onPeakMemory } = this.#settings;
    const lent = await lendFiles({ ...assignment, reportsStages: options.onStage !== undefined }, this.#workspace);
    const child = { process: this.#process, channel: this.#channel, lastWords: this.#lastWords, tree: this.#tree };
    const { output, temporary } = this.#workspace.folders;
    const onLastMemory = (bytes: number): void => void (this.#lastBytes = bytes);
    const watch = { memoryBytes, folders: [output, temporary], onPeakMemory, onLastMemory };
    const outcome = await superviseRun(child, lent, options, watch);
    if (outcome.kind === "done" && !(await this.#workspace.take(RESULT, assignment.outputPath))) {
      return { kind: "crashed", how: "a child that wrote no result, or one that cannot be used" };
    }
    if (outcome.kind === "done") await this.#takeFurther(assignment);
    if (isSound(outcome)) this.#clear();
    return outcome;
  }

  #clear(): void {
    try {
      this.#workspace.clear();
    } catch {
      this.#isSound = false;
    }
  }

  /** The result says which of them exist. */
  async #takeFurther(assignment: Assignment): Promise<void> {
    for (const [field, name] of Object.entries(FURTHER_OUTPUTS)) {
      const destination = (assignment as unknown as Readonly<Record<string, string | undefined>>)[field];
      if (destination !== undefined) await this.#workspace.take(name, destination);
    }
  }

  #leave(): Promise<void> {
    return (this.#removal ??= this.#run.then(() => this.#workspace[Symbol.asyncDispose]()).catch(() => undefined));
  }

  #isAlive(): boolean {
    const { pid, exitCode, signalCode } = this.#process;
    return pid !== undefined && exitCode === null && signalCode === null;
  }

  /** An idle child must not keep the process alive: an embedded service ends with its program. */
  #setReferenced(referenced: boolean): void {
    const stderr = this.#process.stderr as Readable & Partial<Pick<Socket, "ref" | "unref">>;
    this.#channel.setReferenced(referenced);
    if (referenced) {
      this.#process.ref();
      stderr.ref?.();
    } else {
      this.#process.unref();
      stderr.unref?.();
    }
  }
}

/** Milliseconds. A killed process is gone at once, unless the system is overloaded. */
const MAX_DYING_MS = 2000;
