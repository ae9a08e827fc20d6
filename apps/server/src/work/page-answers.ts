import type { Context } from "../jobs/context.ts";
import { answerPage } from "../jobs/pages-elsewhere.ts";
import type { WorkerLog } from "./worker-log.ts";

/** As many as this process draws for its own callers. */
const AT_A_TIME = 2;

/** Draws pages that are requested by processes of the fleet that open no documents. */
export class PageAnswers {
  readonly #context: Pick<Context, "stores" | "pageImages">;
  readonly #log: WorkerLog;
  readonly #drawing = new Set<Promise<void>>();
  #unsubscribe = (): void => {};
  #stopped = false;

  constructor(context: Pick<Context, "stores" | "pageImages">, log: WorkerLog) {
    this.#context = context;
    this.#log = log;
  }

  start(): void {
    this.#unsubscribe = this.#context.stores.pageRequests?.onAsked(() => this.look()) ?? this.#unsubscribe;
    this.look();
  }

  /** Looks for a waiting page, if one more can be drawn. */
  look(): void {
    if (this.#stopped || this.#drawing.size >= AT_A_TIME || this.#context.stores.pageRequests === undefined) return;
    const drawn: Promise<void> = this.#drawOne()
      .catch((error: unknown) => {
        this.#log.error({ err: error }, "could not draw a page for another process");
        return false;
      })
      .then((wasOne) => this.#drop(drawn, wasOne));
    this.#drawing.add(drawn);
  }

  /** Releases a place. Looks for the next page if one has just been drawn. */
  #drop(drawn: Promise<void>, wasOne: boolean): void {
    this.#drawing.delete(drawn);
    if (wasOne) this.look();
  }

  /** Takes no more pages, and waits for those that are being drawn. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#unsubscribe();
    await Promise.all(this.#drawing);
  }

  async #drawOne(): Promise<boolean> {
    const requests = this.#context.stores.pageRequests!;
    const request = await requests.take();
    if (request === undefined) return false;
    // After one waiting page there may be another.
    queueMicrotask(() => this.look());
    await answerPage(request, this.#context, requests);
    return true;
  }
}
