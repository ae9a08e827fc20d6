import type { Warning } from "../document/document.ts";
import type { Model, ModelRequest } from "./model.ts";
import { ModelError } from "./model-error.ts";

/** Maximum number of concurrent requests. */
const AT_ONCE = 4;
/** Number of answers without JSON after which the model is no longer used. */
const MAX_UNUSABLE = 3;

/** Asks a model for one operation, and continues without its answers if it fails. */
export class ModelCaller {
  readonly #model: Model;
  readonly #signal: AbortSignal | undefined;
  readonly #warnings = new Map<string, Warning>();
  #unusable = 0;
  #isGivenUp = false;

  constructor(model: Model, signal?: AbortSignal) {
    this.#model = model;
    this.#signal = signal;
  }

  /** The failures, each kind once. */
  get warnings(): readonly Warning[] {
    return [...this.#warnings.values()];
  }

  /**
   * @returns the model's answer; undefined if it gave none
   * @throws EngineError `aborted`
   */
  async ask(request: ModelRequest): Promise<unknown> {
    if (this.#isGivenUp) return undefined;
    try {
      return (await this.#model.answer(request, this.#signal)).value;
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      this.#warnings.set(error.code, { code: error.code, message: `${error.message} ${WITHOUT}` });
      if (error.code !== "model_answer_unusable" || ++this.#unusable >= MAX_UNUSABLE) this.#isGivenUp = true;
      return undefined;
    }
  }

  /** Counts an answer that was JSON but contained nothing that was requested. */
  warnUnusable(): void {
    const error = new ModelError("model_answer_unusable", "The model's answer has nothing of what it was asked for.");
    this.#warnings.set(error.code, { code: error.code, message: `${error.message} ${WITHOUT}` });
  }

  /** Processes each item, a few at a time; returns the results in order. */
  async askAll<Item, Value>(items: readonly Item[], work: (item: Item) => Promise<Value>): Promise<Value[]> {
    const values: Value[] = [];
    let next = 0;
    const worker = async (): Promise<void> => {
      while (next < items.length) {
        const at = next++;
        values[at] = await work(items[at]!);
      }
    };
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, worker));
    return values;
  }
}

const WITHOUT = "What it was not asked, the engine answered alone.";
