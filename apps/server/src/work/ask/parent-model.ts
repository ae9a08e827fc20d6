import { EngineError } from "@docsvc/engine";
import { type Model, type ModelAnswer, ModelError, type ModelRequest } from "@docsvc/engine/model";
import type { Ask, AskAnswer } from "../protocol.ts";

interface Waiting {
  readonly resolve: (answer: ModelAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** The model as seen by a child: each request goes to the service, which calls the model. */
export class ParentModel implements Model {
  readonly #send: (ask: Ask) => void;
  #waiting = new Map<number, Waiting>();
  #next = 0;

  constructor(send: (ask: Ask) => void) {
    this.#send = send;
  }

  /** Resets the counts, because each run is a new one for the service too. */
  begin(): Model {
    this.#waiting = new Map();
    this.#next = 0;
    return this;
  }

  answer(request: ModelRequest, signal?: AbortSignal): Promise<ModelAnswer> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted === true) return reject(new EngineError("aborted", "Asking the model was aborted."));
      const id = this.#next++;
      this.#waiting.set(id, { resolve, reject });
      try {
        this.#send({ kind: "ask", id, request });
      } catch (cause) {
        // The number can be reused, because the request was never sent.
        this.#next--;
        this.#waiting.delete(id);
        reject(new ModelError("model_limit_reached", "What was to be asked is too large for one request.", { cause }));
      }
    });
  }

  take(reply: AskAnswer): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ("answer" in reply) waiting?.resolve(reply.answer);
    else {
      const { code, message, usage } = reply.error;
      waiting?.reject(new ModelError(code, message, { usage }));
    }
  }
}
