import type { Context } from "../jobs/context.ts";
import { answerPage } from "../jobs/pages-elsewhere.ts";
import type { WorkerLog } from "./worker-log.ts";

/** As many as this process draws for callers of its own. */
const AT_A_TIME = 2;

/** Draws the pages that processes of the fleet ask for which open no documents. */
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

  /** Asks whether a page waits, if one more can be drawn. */
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

  /** Makes room for the next page, which is looked for where one has just waited. */
  #drop(drawn: Promise<void>, wasOne: boolean): void {
    this.#drawing.delete(drawn);
    if (wasOne) this.look();
  }

  /** Takes no more, and waits for those that are being drawn. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#unsubscribe();
    await Promise.all(this.#drawing);
  }

  async #drawOne(): Promise<boolean> {
    const requests = this.#context.stores.pageRequests!;
    const request = await requests.take();
    if (request === undefined) return false;
    // Where one waited, another may.
    queueMicrotask(() => this.look());
    await answerPage(request, this.#context, requests);
    return true;
  }
}
