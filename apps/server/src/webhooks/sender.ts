import type { Context } from "../jobs/context.ts";
import { isFinal } from "../jobs/wait-for-job.ts";
import type { WebhookClaim } from "../ports/webhook-store.ts";
import { TRY_MS, deliver } from "./deliver.ts";

export interface SenderLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Tries of one organisation at a time. A receiver that takes its 15 seconds each time delays only its own organisation. */
const AT_ONCE_EACH = 8;
/** Tries of all organisations at a time: four organisations with stalled receivers delay the others until the first of their tries ends. */
const AT_ONCE = 32;
/** A try and the work around it. */
const LEASE_MS = TRY_MS + 15_000;
/** Maximum delay of a try, and of noticing a replay by another process. */
const TICK_MS = 1000;

/** Sends the events of the outbox until it is stopped. */
export class WebhookSender {
  readonly #context: Context;
  readonly #log: SenderLog;
  readonly #leaseMs: number;
  readonly #stopped = new AbortController();
  readonly #sending = new Set<Promise<void>>();
  #claiming: Promise<void> | undefined;
  #wanted = false;
  #ticker: NodeJS.Timeout | undefined;
  #unsubscribe = (): void => {};

  constructor(context: Context, log: SenderLog, leaseMs: number = LEASE_MS) {
    this.#leaseMs = leaseMs;
    this.#context = context;
    this.#log = log;
  }

  start(): void {
    this.#unsubscribe = this.#context.stores.queue.onChange((event) => {
      if (isFinal(event)) this.#wake();
    });
    this.#ticker = setInterval(() => this.#wake(), TICK_MS);
    this.#ticker.unref();
    this.#wake();
  }

  /** Starts no new tries. Tries in progress get a while to end; otherwise they are repeated later. */
  async stop(graceMs: number): Promise<void> {
    clearInterval(this.#ticker);
    this.#ticker = undefined;
    this.#unsubscribe();
    this.#wanted = false;
    const timer = setTimeout(() => this.#stopped.abort(), graceMs);
    await this.#claiming;
    await Promise.all(this.#sending);
    clearTimeout(timer);
    this.#stopped.abort();
  }

  #wake(): void {
    this.#wanted = true;
    this.#claiming ??= this.#claimAll().finally(() => {
      this.#claiming = undefined;
    });
  }

  async #claimAll(): Promise<void> {
    try {
      while (this.#wanted && this.#sending.size < AT_ONCE) {
        this.#wanted = false;
        const { webhooks } = this.#context.stores;
        await webhooks.recover("expired");
        const claims = await webhooks.claim(AT_ONCE - this.#sending.size, AT_ONCE_EACH, this.#leaseMs);
        for (const claim of claims) this.#begin(claim);
      }
    } catch (error) {
      this.#log.error({ err: error }, "could not read the webhook outbox");
    }
  }

  #begin(claim: WebhookClaim): void {
    const sending = this.#try(claim).finally(() => {
      this.#sending.delete(sending);
      if (this.#ticker !== undefined) this.#wake();
    });
    this.#sending.add(sending);
  }

  async #try(claim: WebhookClaim): Promise<void> {
    const fields = { webhook_id: claim.id, job_id: claim.jobId, try: claim.tries + 1 };
    try {
      const { attempt, outcome } = await deliver(this.#context, claim, this.#stopped.signal, (error) =>
        this.#log.error({ ...fields, err: error }, "webhook try broke"),
      );
      await this.#context.stores.webhooks.settle(claim, attempt, outcome);
      this.#context.metrics.webhookTried(outcome.state);
      const { status, error, durationMs: ms } = attempt;
      this.#log.info({ ...fields, state: outcome.state, status, error, ms }, "webhook");
    } catch (error) {
      // Aborted, or the store does not answer: the lease expires, and the try is repeated.
      if (!this.#stopped.signal.aborted) this.#log.error({ ...fields, err: error }, "webhook try broke");
    }
  }
}
