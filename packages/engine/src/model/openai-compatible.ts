/** Models behind the OpenAI-compatible chat protocol, which most hosted and local endpoints support, through `@ai-sdk/openai-compatible`. */
import type { LanguageModelV4CallOptions, LanguageModelV4GenerateResult } from "@ai-sdk/provider";
import { EngineError } from "../document/errors.ts";
import { type Clock, MACHINE_CLOCK } from "./clock.ts";
import { addUsage, type Model, type ModelAnswer, type ModelRequest, type ModelUsage, NO_USAGE } from "./model.ts";
import { ModelError } from "./model-error.ts";
import { readJson } from "./read-json.ts";
import type { Endpoint, Failure, Format, Outcome } from "./endpoint.ts";

export interface ModelSettings {
  /** Name at the endpoint. */
  readonly model: string;
  /** Including the version, such as `https://models.example.com/v1`. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  /** Milliseconds per try. @defaultValue 120,000 */
  readonly tryMs?: number | undefined;
  /** @defaultValue the system clock */
  readonly clock?: Clock | undefined;
}

/** How to request JSON, the strictest way first: not all endpoints support the first two. */
const FORMATS: readonly Format[] = ["schema", "json", "words"];

/** Time limit per call: a long answer of a local model takes a minute. */
export const DEFAULT_TRY_MS = 120_000;
/** Limits for calls that fail temporarily, and for answers that are not JSON. */
const MAX_TRIES = 4;
const MAX_UNUSABLE = 2;
const FIRST_WAIT_MS = 1000;
/** If an endpoint asks for a longer wait, the request fails. */
const LONGEST_WAIT_MS = 60_000;

/** Creates a model for an endpoint. Sends nothing before the first request. */
export function createModel(settings: ModelSettings): Model {
  return new OpenAICompatibleModel(settings);
}

class OpenAICompatibleModel implements Model {
  readonly #settings: ModelSettings;
  readonly #clock: Clock;
  readonly #tryMs: number;
  /** The strictest format that the endpoint is known to accept. */
  #format: Format = "schema";
  #endpoint: Promise<Endpoint> | undefined;

  constructor(settings: ModelSettings) {
    const { tryMs = DEFAULT_TRY_MS, clock = MACHINE_CLOCK } = settings;
    this.#settings = settings;
    this.#clock = clock;
    this.#tryMs = tryMs;
  }

  async answer(request: ModelRequest, signal: AbortSignal = new AbortController().signal): Promise<ModelAnswer> {
    let usage = NO_USAGE;
    let unusable = 0;
    for (let tries = 1; ; tries++) {
      throwIfAborted(signal);
      const format = this.#format;
      const outcome = await this.#try(request, format, signal);
      usage = addUsage(usage, usageOf(outcome));
      if ("failure" in outcome) {
        throwIfAborted(signal);
        if (mayBeOfFormat(outcome.failure) && this.#loosen(format)) tries--;
        else await this.#waitFor(outcome.failure, tries, usage, signal);
        continue;
      }
      const value = readJson(textOf(outcome.result));
      if (value !== undefined) return { value, usage };
      if (++unusable >= MAX_UNUSABLE) {
        throw new ModelError(
          "model_answer_unusable",
          "The model did not answer in JSON. Use one that follows instructions, or ask for less at once.",
          { usage },
        );
      }
    }
  }

  /** Loads the client with the first request: most importers of this file make none. */
  #connect(): Promise<Endpoint> {
    return (this.#endpoint ??= import("./endpoint.ts").then(({ connect }) => connect(this.#settings)));
  }

  /** Whether there is a less strict way to request JSON; a concurrent request may have found out already. */
  #loosen(tried: Format): boolean {
    if (this.#format !== tried) return true;
    const next = FORMATS[FORMATS.indexOf(tried) + 1];
    if (next === undefined) return false;
    this.#format = next;
    return true;
  }

  async #try(request: ModelRequest, format: Format, signal: AbortSignal): Promise<Outcome> {
    const over = new AbortController();
    const deadline = new AbortController();
    const ended = AbortSignal.any([signal, over.signal]);
    this.#clock.wait(this.#tryMs, ended).then(
      () => deadline.abort(),
      () => undefined,
    );
    try {
      const abortSignal = AbortSignal.any([signal, deadline.signal]);
      return await (await this.#connect()).call(format, toCall(request, format, abortSignal));
    } finally {
      over.abort();
    }
  }

  async #waitFor(failure: Failure, tries: number, usage: ModelUsage, signal: AbortSignal): Promise<void> {
    if (failure.kind === "rejected") {
      const status = failure.status === undefined ? "" : ` with status ${failure.status}`;
      throw new ModelError(
        "model_rejected",
        `The endpoint of the model refuses requests${status}. Check DOCSVC_MODEL, DOCSVC_MODEL_BASE_URL and DOCSVC_MODEL_API_KEY.`,
        { usage },
      );
    }
    const waitMs = failure.waitMs ?? FIRST_WAIT_MS * 4 ** (tries - 1);
    if (tries >= MAX_TRIES || waitMs > LONGEST_WAIT_MS) {
      throw new ModelError("model_unavailable", "The endpoint of the model did not answer. Try again later.", {
        usage,
      });
    }
    await this.#clock.wait(waitMs, signal).catch(() => throwIfAborted(signal));
  }
}

/** Statuses of endpoints that do not support a way to request JSON. */
const UNKNOWN_FORMAT: ReadonlySet<number | undefined> = new Set([400, 415, 422]);

function mayBeOfFormat(failure: Failure): boolean {
  return failure.kind === "rejected" && UNKNOWN_FORMAT.has(failure.status);
}

function toCall(
  { instructions, parts, schema, mostTokens }: ModelRequest,
  format: Format,
  abortSignal: AbortSignal,
): LanguageModelV4CallOptions {
  const isSchemaInPrompt = format !== "schema";
  const form = isSchemaInPrompt ? `\n\nAnswer with JSON alone, of this JSON Schema:\n${JSON.stringify(schema)}` : "";
  return {
    prompt: [
      { role: "system", content: instructions + form },
      {
        role: "user",
        content: parts.map((part) =>
          part.kind === "text"
            ? { type: "text", text: part.text }
            : { type: "file", mediaType: part.mediaType, data: { type: "data", data: part.base64 } },
        ),
      },
    ],
    maxOutputTokens: mostTokens,
    temperature: 0,
    abortSignal,
    ...(format !== "words" && {
      responseFormat: { type: "json", name: "answer", ...(format === "schema" && { schema }) },
    }),
  };
}

function textOf({ content }: LanguageModelV4GenerateResult): string {
  return content.map((part) => (part.type === "text" ? part.text : "")).join("");
}

function usageOf(outcome: Outcome): ModelUsage {
  if ("failure" in outcome) return { ...NO_USAGE, requests: 1 };
  const { inputTokens, outputTokens } = outcome.result.usage;
  return { ...NO_USAGE, requests: 1, inputTokens: inputTokens.total ?? 0, outputTokens: outputTokens.total ?? 0 };
}

function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new EngineError("aborted", "Asking the model was aborted.", { cause: signal.reason });
}
