import type { Assignment, RunOutcome } from "./protocol.ts";
import { ResidentChild } from "./resident-child.ts";
import type { ChildSettings } from "./resident-child.ts";
import type { RunOptions } from "./supervise-run.ts";

/** However small they are: each holds processes and folders. One that has read a short document has 120 MB resident, 70 MB of them its own. */
const MAX_IDLE = 16;
/** For so long one is kept for the next document of its organisation. */
export const MAX_IDLE_MS: number = 5 * 60_000;
/** The share of a run's memory with which a child may begin, but no less than the engine and a few pages leave behind. */
const MAX_LEFT_SHARE = 0.25;
const ENGINE_BYTES = 200e6;

interface IdleChild {
  readonly child: ResidentChild;
  /** Whose documents it has read. */
  readonly organisation: string;
  readonly bytes: number;
  /** When its last run ended. */
  readonly since: number;
}

/**
 * Child processes, which are kept between runs because starting one takes longer than reading a short document. From its first run to
 * its end a child reads the documents of one organisation alone: what a document leaves behind in it can reach no other's.
 */
export class ChildPool {
  readonly #settings: ChildSettings;
  readonly #mostIdle: number;
  /** The newest last. */
  #idle: IdleChild[] = [];
  /** One that has read nothing yet. */
  #fresh: Promise<ResidentChild> | undefined;
  /** Organisations take turns: the next one's child is started before it is asked for. */
  #takesTurns = false;
  readonly #ending = new Set<Promise<void>>();

  /** @param mostIdle - children that wait, at most */
  constructor(settings: ChildSettings, mostIdle: number = MAX_IDLE) {
    this.#settings = settings;
    this.#mostIdle = mostIdle;
  }

  async run(organisation: string, assignment: Assignment, options: RunOptions): Promise<RunOutcome> {
    const child = await this.#take(organisation);
    try {
      return await child.run(assignment, options);
    } finally {
      this.#giveBack(child, organisation);
    }
  }

  /** Starts a child ahead of its first run, where none is there or another organisation's document is likely to come next. */
  async warm(): Promise<void> {
    this.#idle = this.#idle.filter(({ child }) => child.isUsable);
    if (this.#fresh !== undefined) return void (await this.#fresh);
    if (this.#idle.length === 0 || this.#takesTurns) await this.#start();
  }

  /**
   * Ends children that have waited for too long, or that use more now than they were kept with, as one may that a document has taken over.
   *
   * @param now - by `performance.now()`
   */
  endIdle(now: number = performance.now()): void {
    const [kept, ended] = [[] as IdleChild[], [] as IdleChild[]];
    for (const idle of this.#idle) {
      const isTooLong = now - idle.since > MAX_IDLE_MS;
      (isTooLong || !idle.child.isUsable || this.#isLaden(idle.child.bytes) ? ended : kept).push(idle);
    }
    this.#idle = kept;
    for (const { child } of ended) this.#end(child);
  }

  /** Those that have read something and wait for more. */
  get idle(): number {
    return this.#idle.length;
  }

  /** Ends all children that do not work just now, also one that is just starting. When this settles, all that have ended are gone. */
  async stop(): Promise<void> {
    const fresh = this.#fresh;
    this.#fresh = undefined;
    for (const { child } of this.#idle.splice(0)) this.#end(child);
    this.#track(fresh?.then((child) => child.end()).catch(() => undefined) ?? Promise.resolve());
    while (this.#ending.size > 0) await Promise.all(this.#ending);
  }

  async #take(organisation: string): Promise<ResidentChild> {
    this.#idle = this.#idle.filter(({ child }) => child.isUsable);
    const own = this.#idle.findLastIndex((idle) => idle.organisation === organisation);
    if (own >= 0) return this.#idle.splice(own, 1)[0]!.child;
    this.#takesTurns = this.#idle.length > 0;
    const fresh = this.#fresh ?? this.#start();
    this.#fresh = undefined;
    const child = await fresh;
    // It may have died waiting, as a machine that is short of memory ends what is idle.
    return child.isUsable ? child : ResidentChild.start(this.#settings);
  }

  #start(): Promise<ResidentChild> {
    const started = ResidentChild.start(this.#settings);
    this.#fresh = started;
    started.catch(() => {
      if (this.#fresh === started) this.#fresh = undefined;
    });
    return started;
  }

  #giveBack(child: ResidentChild, organisation: string): void {
    const { lastBytes: bytes } = child;
    if (!child.isUsable || this.#isLaden(bytes)) return this.#end(child);
    this.#idle.push({ child, organisation, bytes, since: performance.now() });
    let held = this.#idle.reduce((sum, idle) => sum + idle.bytes, 0);
    // All of them together have no more than one run may take.
    while (this.#idle.length > 1 && (held > this.#settings.memoryBytes || this.#idle.length > this.#mostIdle)) {
      const [ended] = this.#idle.splice(this.#superfluous(), 1);
      held -= ended!.bytes;
      this.#end(ended!.child);
    }
  }

  /** Memory that stays from one document, as that of WebAssembly does, would be held against the next. */
  #isLaden(bytes: number): boolean {
    return bytes > Math.max(ENGINE_BYTES, this.#settings.memoryBytes * MAX_LEFT_SHARE);
  }

  /**
   * The place of the child to end, which is any but the newest: of organisations that have two, where there are some. Those that take turns, one
   * more than there are children, would each find theirs just ended if it were the oldest.
   */
  #superfluous(): number {
    const older = this.#idle.slice(0, -1);
    const doubled = older.filter((idle) =>
      this.#idle.some((one) => one !== idle && one.organisation === idle.organisation),
    );
    const candidates = doubled.length > 0 ? doubled : older;
    return this.#idle.indexOf(candidates[Math.floor(Math.random() * candidates.length)]!);
  }

  #end(child: ResidentChild): void {
    this.#track(child.end());
  }

  #track(ending: Promise<void>): void {
    this.#ending.add(ending);
    void ending.finally(() => this.#ending.delete(ending));
  }
}
