import type { JobEvent, JobStatus } from "../../ports/job-store.ts";
import { JobChanges } from "../../ports/job-changes.ts";
import type { PostgresDatabase } from "./database.ts";
import type { Listener } from "./listener.ts";

const CHANNEL = "docsvc_jobs";
/** A payload must have less than 8000 bytes; an id and its status take 40. */
const MAX_AT_ONCE = 150;

/**
 * Notifies the listeners of this process about committed changes, and those of other processes about ended jobs and waiting jobs and parts:
 * on another machine, a caller may be waiting, a cancelled job may be running, or slots may be free.
 *
 * Announcements are sent after the commit, not with it: a transaction that notifies holds a lock of the whole database until it is on disk,
 * which would serialise commits. Polling finds what is lost if the process is killed in between.
 */
export class JobAnnouncements {
  readonly #database: PostgresDatabase;
  readonly #changes = new JobChanges();
  readonly #stops: readonly (() => void)[];
  #waiting: string[] = [];
  #sending: Promise<void> | undefined;

  constructor(database: PostgresDatabase, listener: Listener) {
    this.#database = database;
    this.#stops = [
      listener.on(CHANNEL, (payload, processId) => {
        if (database.isOwn(processId)) return;
        for (const entry of payload.split(" ")) this.#changes.emit(read(entry));
      }),
      // Some may have been missed in the meantime.
      listener.onReconnect(() => this.#changes.emit(SOME_WAITING)),
    ];
  }

  /** Called after a commit of this process. */
  emit(event: JobEvent & { readonly id: string }): void {
    this.#changes.emit(event);
    const letter = event.partsDue ? "P" : LETTERS[event.status];
    if (letter === undefined) return;
    const entry = letter === SOME_JOB_WAITS ? SOME_JOB_WAITS : `${letter}${event.id}`;
    if (!this.#waiting.includes(entry)) this.#waiting.push(entry);
    this.#sending ??= this.#send();
  }

  subscribe(listener: (event: JobEvent) => void): () => void {
    return this.#changes.subscribe(listener);
  }

  async close(): Promise<void> {
    for (const stop of this.#stops) stop();
    await this.#sending;
  }

  async #send(): Promise<void> {
    // Ends that occur while an announcement is sent go into the next one.
    while (this.#waiting.length > 0) {
      const entries = this.#waiting.splice(0, MAX_AT_ONCE);
      await this.#database.run("select pg_notify($1, $2)", CHANNEL, entries.join(" ")).catch(() => {});
    }
    this.#sending = undefined;
  }
}

/** The announcements to other processes. */
const LETTERS: Readonly<Partial<Record<JobStatus, string>>> = { PENDING: "W", COMPLETED: "C", FAILED: "F" };
/** Claiming reads from the table whose turn it is, so one announcement is enough for all waiting jobs. */
const SOME_JOB_WAITS = "W";

const SOME_WAITING: JobEvent = { id: null, status: "PENDING" };

function read(entry: string): JobEvent {
  if (entry === SOME_JOB_WAITS) return SOME_WAITING;
  const id = entry.slice(1);
  if (entry.startsWith("P")) return { id, status: "RUNNING", partsDue: true };
  return { id, status: entry.startsWith("C") ? "COMPLETED" : "FAILED" };
}
