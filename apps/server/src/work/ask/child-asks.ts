import type { Model, ModelRequest } from "@docsvc/engine/model";
import { ModelError } from "@docsvc/engine/model";
import type { Ask, AskAnswer } from "../protocol.ts";

/** Requests of one run that are under way at the same time; the engine makes four. */
const MAX_AT_ONCE = 8;
/** Requests of one run: many times what the limits of a job let through. */
const MAX_ASKS = 20_000;

/** What a run asks of the model: sent on within the limits of its job, and called off with the run. */
export class ChildAsks {
  readonly #model: Model | undefined;
  readonly #answer: (answer: AskAnswer) => void;
  readonly #over = new AbortController();
  #count = 0;
  #underWay = 0;

  constructor(model: Model | undefined, answer: (answer: AskAnswer) => void) {
    this.#model = model;
    this.#answer = answer;
  }

  /** @returns whether a child of ours asks so */
  take({ id, request }: Ask): boolean {
    const isInTurn = id === this.#count && id < MAX_ASKS && this.#underWay < MAX_AT_ONCE;
    if (this.#model === undefined || !isInTurn) return false;
    this.#count++;
    this.#underWay++;
    void this.#ask(this.#model, id, request);
    return true;
  }

  async #ask(model: Model, id: number, request: ModelRequest): Promise<void> {
    const answer = await model.answer(request, this.#over.signal).then(
      (told): AskAnswer => ({ id, answer: told }),
      (error: unknown): AskAnswer => ({ id, error: toError(error) }),
    );
    this.#underWay--;
    if (!this.#over.signal.aborted) this.#give(answer);
  }

  #give(answer: AskAnswer): void {
    try {
      this.#answer(answer);
    } catch {
      // Larger than a frame: more than any answer to what the engine asks.
      const { id } = answer;
      const error = new ModelError("model_answer_unusable", "The model's answer is too long.");
      this.#answer({ id, error: toError(error) });
    }
  }

  end(): void {
    this.#over.abort();
  }
}

/** Hides failures that are not the model's: they could say where the model is. */
function toError(error: unknown): Extract<AskAnswer, { error: unknown }>["error"] {
  const { code, message, usage } =
    error instanceof ModelError ? error : new ModelError("model_unavailable", "The model could not be asked.");
  return { code, message, usage };
}
