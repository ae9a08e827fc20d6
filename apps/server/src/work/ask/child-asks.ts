import type { Model, ModelRequest } from "@docsvc/engine/model";
import { ModelError } from "@docsvc/engine/model";
import type { Ask, AskAnswer } from "../protocol.ts";

/** Concurrent requests of one run; the engine makes four. */
const MAX_AT_ONCE = 8;
/** Requests of one run: many times what a job's limits allow. */
const MAX_ASKS = 20_000;

/** The requests of a run to the model: forwarded within the limits of its job, and aborted with the run. */
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

  /** @returns whether the request is one that a genuine child sends */
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
      (value): AskAnswer => ({ id, answer: value }),
      (error: unknown): AskAnswer => ({ id, error: toError(error) }),
    );
    this.#underWay--;
    if (!this.#over.signal.aborted) this.#give(answer);
  }

  #give(answer: AskAnswer): void {
    try {
      this.#answer(answer);
    } catch {
      // The answer is larger than a frame: more than any answer that the engine needs.
      const { id } = answer;
      const error = new ModelError("model_answer_unusable", "The model's answer is too long.");
      this.#answer({ id, error: toError(error) });
    }
  }

  end(): void {
    this.#over.abort();
  }
}

/** Hides failures of other parts, which could reveal the address of the model. */
function toError(error: unknown): Extract<AskAnswer, { error: unknown }>["error"] {
  const { code, message, usage } =
    error instanceof ModelError ? error : new ModelError("model_unavailable", "The model could not be asked.");
  return { code, message, usage };
}
