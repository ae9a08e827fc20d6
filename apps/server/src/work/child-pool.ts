import type { Assignment, RunOutcome } from "./protocol.ts";
import { ResidentChild } from "./resident-child.ts";
import type { ChildSettings } from "./resident-child.ts";
import type { RunOptions } from "./supervise-run.ts";

/**
 * Maximum number of idle children, however small they are: each has processes and folders. One that has read a short document has 120 MB
 * resident, of which 70 MB are its own.
 */
const MAX_IDLE = 16;
/** Milliseconds for which a child is kept for the next document of its organisation. */
export const MAX_IDLE_MS: number = 5 * 60_000;
/** The maximum share of a run's memory that a child may have at its beginning, but no less than the engine and a few pages leave allocated. */
const MAX_LEFT_SHARE = 0.25;
const ENGINE_BYTES = 200e6;

interface IdleChild {
  readonly child: ResidentChild;
  /** The organisation whose documents it has read. */
  readonly organisation: string;
  readonly bytes: number;
  /** When its last run ended. */
  readonly since: number;
}

/**
 * Child processes, which are kept between runs because starting one takes longer than reading a short document. From its first run to its
 * end, a child reads documents of only one organisation, so that nothing a document leaves in it can reach another organisation's.
 */
export class ChildPool {
  readonly #settings: ChildSettings;
  readonly #mostIdle: number;
  /** The newest is last. */
  #idle: IdleChild[] = [];
  /** A child that has read nothing yet. */
  #fresh: Promise<ResidentChild> | undefined;
  /** Whether organisations take turns, so that the next one's child is started in advance. */
  #takesTurns = false;
  readonly #ending = new Set<Promise<void>>();

  /** @param mostIdle - the maximum number of idle children */
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

  /** Starts a child ahead of its first run, if there is none or another organisation's document is likely to come next. */
  async warm(): Promise<void> {
    this.#idle = this.#idle.filter(({ child }) => child.isUsable);
    if (this.#fresh !== undefined) return void (await this.#fresh);
    if (this.#idle.length === 0 || this.#takesTurns) await this.#start();
  }

  /**
   * Ends children that have waited too long, or that use more memory than when they became idle, as a compromised one may.
   *
   * @param now - from `performance.now()`
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

  /** Number of children that have read something and wait for more. */
  get idle(): number {
    return this.#idle.length;
  }

  /** Ends all children that are not working, including one that is starting. When this settles, all ended children are gone. */
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
    // It may have died while idle, because a machine short of memory kills idle processes.
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
    // Together they have no more memory than one run may use.
    while (this.#idle.length > 1 && (held > this.#settings.memoryBytes || this.#idle.length > this.#mostIdle)) {
      const [ended] = this.#idle.splice(this.#superfluous(), 1);
      held -= ended!.bytes;
      this.#end(ended!.child);
    }
  }

  /** Whether memory that a document left allocated, such as WebAssembly's, would count against the next one. */
  #isLaden(bytes: number): boolean {
    return bytes > Math.max(ENGINE_BYTES, this.#settings.memoryBytes * MAX_LEFT_SHARE);
  }

  /**
   * The position of the child to end, never the newest: preferably of an organisation that has two. If the oldest were chosen, organisations
   * that take turns and are one more than the children would each find theirs just ended.
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
