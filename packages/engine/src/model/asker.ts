import type { Warning } from "../document/document.ts";
import type { Model, ModelRequest } from "./model.ts";
import { ModelError } from "./model-error.ts";

/** Requests that are under way at the same time. */
const AT_ONCE = 4;
/** Answers without any JSON after which a model is given up. */
const MAX_UNUSABLE = 3;

/** Asks a model on behalf of one operation, and goes without its answers where it fails. */
export class Asker {
  readonly #model: Model;
  readonly #signal: AbortSignal | undefined;
  readonly #warnings = new Map<string, Warning>();
  #unusable = 0;
  #isGivenUp = false;

  constructor(model: Model, signal?: AbortSignal) {
    this.#model = model;
    this.#signal = signal;
  }

  /** What went wrong, each kind once. */
  get warnings(): readonly Warning[] {
    return [...this.#warnings.values()];
  }

  /**
   * @returns what the model wrote; undefined where it gave no answer
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

  /** Counts an answer that was JSON and held nothing of what was asked for. */
  tellUnusable(): void {
    const error = new ModelError("model_answer_unusable", "The model's answer has nothing of what it was asked for.");
    this.#warnings.set(error.code, { code: error.code, message: `${error.message} ${WITHOUT}` });
  }

  /** Asks for each of them, a few at a time; answers in their order. */
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
