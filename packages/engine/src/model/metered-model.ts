import { type Clock, MACHINE_CLOCK } from "./clock.ts";
import { type Model, type ModelAnswer, type ModelRequest, type ModelUsage, addUsage, NO_USAGE } from "./model.ts";
import { ModelError } from "./model-error.ts";

/** Limits for the use of a model by one job. */
export interface ModelLimits {
  /** Number of requests. @defaultValue 300 */
  readonly requests: number;
  /** Number of tokens, in requests and answers together. @defaultValue 2,000,000 */
  readonly tokens: number;
  /** Milliseconds from the first request; requests still running then are aborted. @defaultValue 10 minutes */
  readonly timeMs: number;
  /** In the unit of the prices. @defaultValue no limit */
  readonly cost: number;
}

export const DEFAULT_MODEL_LIMITS: ModelLimits = {
  requests: 300,
  tokens: 2_000_000,
  timeMs: 600_000,
  cost: Number.POSITIVE_INFINITY,
};

/** Prices per million tokens. */
export interface ModelPrices {
  readonly input: number;
  readonly output: number;
}

/** A model that counts its usage. */
export interface MeteredModel extends Model {
  readonly usage: ModelUsage;
}

/** Minimum number of bytes of text per token; German and code have about 3. */
const BYTES_A_TOKEN = 3;
/** Tokens of one image, according to the most expensive of the usual models for an image of 1,500 pixels. */
const TOKENS_A_PICTURE = 3000;

/**
 * Limits a model to the budget of a job. The maximum cost of a request is reserved before it is sent, so that concurrent requests
 * cannot exceed the limit together; the actual cost is counted afterwards.
 */
export function meterModel(
  model: Model,
  limits: Partial<ModelLimits> = {},
  { prices, clock = MACHINE_CLOCK }: { readonly prices?: ModelPrices | undefined; readonly clock?: Clock } = {},
): MeteredModel {
  const most = { ...DEFAULT_MODEL_LIMITS, ...limits };
  let usage: ModelUsage = prices === undefined ? NO_USAGE : { ...NO_USAGE, cost: 0 };
  let asked = 0;
  let reserved = { tokens: 0, cost: 0 };
  let startedMs: number | undefined;
  const refuse = (what: string): never => {
    throw new ModelError("model_limit_reached", `The job has used the ${what} that it may use of the model.`);
  };
  const reserve = (request: ModelRequest): typeof reserved => {
    startedMs ??= clock.now();
    const input = inputTokens(request);
    const tokens = input + request.mostTokens;
    const cost = costOf({ inputTokens: input, outputTokens: request.mostTokens }, prices) ?? 0;
    if (asked >= most.requests) refuse("requests");
    if (clock.now() - startedMs >= most.timeMs) refuse("time");
    if (usage.inputTokens + usage.outputTokens + reserved.tokens + tokens > most.tokens) refuse("tokens");
    if ((usage.cost ?? 0) + reserved.cost + cost > most.cost) refuse("cost");
    asked++;
    return { tokens, cost };
  };
  const count = (used: ModelUsage): ModelUsage => {
    const priced = { ...used, cost: costOf(used, prices) };
    usage = addUsage(usage, priced);
    return priced;
  };
  return {
    get usage() {
      return usage;
    },
    async answer(request, signal): Promise<ModelAnswer> {
      const own = reserve(request);
      reserved = { tokens: reserved.tokens + own.tokens, cost: reserved.cost + own.cost };
      const answered = new AbortController();
      const deadline = new AbortController();
      clock.wait(Math.max(0, most.timeMs - (clock.now() - startedMs!)), answered.signal).then(
        () => deadline.abort(),
        () => undefined,
      );
      try {
        const until = AbortSignal.any([deadline.signal, ...(signal === undefined ? [] : [signal])]);
        const { value, usage: used } = await model.answer(request, until);
        return { value, usage: count(withEstimates(used, request, value)) };
      } catch (error) {
        if (error instanceof ModelError) count(error.usage);
        return deadline.signal.aborted ? refuse("time") : raise(error);
      } finally {
        answered.abort();
        reserved = { tokens: reserved.tokens - own.tokens, cost: reserved.cost - own.cost };
      }
    },
  };
}

function raise(error: unknown): never {
  throw error;
}

/** If an endpoint does not report usage, it is estimated from the request and the answer. */
function withEstimates(used: ModelUsage, request: ModelRequest, value: unknown): ModelUsage {
  return {
    ...used,
    inputTokens: used.inputTokens || inputTokens(request),
    outputTokens: used.outputTokens || tokensOf(JSON.stringify(value) ?? ""),
  };
}

function inputTokens({ instructions, parts, schema }: ModelRequest): number {
  const shown = parts.map((part) => (part.kind === "text" ? tokensOf(part.text) : TOKENS_A_PICTURE));
  return shown.reduce((sum, tokens) => sum + tokens, tokensOf(instructions) + tokensOf(JSON.stringify(schema)));
}

function tokensOf(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / BYTES_A_TOKEN);
}

function costOf(
  { inputTokens: input, outputTokens: output }: Pick<ModelUsage, "inputTokens" | "outputTokens">,
  prices: ModelPrices | undefined,
): number | null {
  return prices === undefined ? null : (input * prices.input + output * prices.output) / 1e6;
}
