import { DEFAULT_MODEL_LIMITS, DEFAULT_TRY_MS } from "@docsvc/engine/model";
import { readAddress } from "./read-value.ts";
import type { Setting } from "./setting.ts";

const MILLION = 1_000_000;
const SECOND_MS = 1000;

/** The settings of the language model. */
export const MODEL_SETTINGS: readonly Setting[] = [
  {
    variable: "DOCSVC_MODEL",
    meaning: "name of the language model that operations may ask (docs/models.md)",
    byDefault: "none: the engine works alone",
    fromText: (model) => ({ model: { model } }),
  },
  {
    variable: "DOCSVC_MODEL_BASE_URL",
    meaning: "its OpenAI-compatible URL up to the version, such as http://127.0.0.1:11434/v1",
    byDefault: "none; needed with DOCSVC_MODEL",
    fromText: (value) => ({ model: { baseUrl: readAddress(value) } }),
  },
  {
    variable: "DOCSVC_MODEL_API_KEY",
    meaning: "API key for that URL",
    byDefault: "no key is sent",
    secret: true,
    fromText: (apiKey) => ({ model: { apiKey } }),
  },
  {
    variable: "DOCSVC_MODEL_REQUESTS",
    meaning: "requests to the model that a job may make",
    byDefault: String(DEFAULT_MODEL_LIMITS.requests),
    bounds: { least: 1, most: 10_000 },
    fromNumber: (requests) => ({ model: { limits: { requests } } }),
  },
  {
    variable: "DOCSVC_MODEL_TOKENS",
    meaning: "tokens that a job may send to the model and receive from it",
    byDefault: String(DEFAULT_MODEL_LIMITS.tokens),
    bounds: { least: 1000, most: 1e9 },
    fromNumber: (tokens) => ({ model: { limits: { tokens } } }),
  },
  {
    variable: "DOCSVC_MODEL_SECONDS",
    meaning: "time that a job may spend on the model, in addition to its own",
    unit: "s",
    byDefault: String(DEFAULT_MODEL_LIMITS.timeMs / SECOND_MS),
    bounds: { least: 1, most: 86_400 },
    fromNumber: (seconds) => ({ model: { limits: { timeMs: seconds * SECOND_MS } } }),
  },
  {
    variable: "DOCSVC_MODEL_TRY_SECONDS",
    meaning: "time for one call of the model; a call that takes longer is tried again",
    unit: "s",
    byDefault: String(DEFAULT_TRY_MS / SECOND_MS),
    bounds: { least: 1, most: 3600 },
    fromNumber: (seconds) => ({ model: { tryMs: seconds * SECOND_MS } }),
  },
  {
    variable: "DOCSVC_MODEL_COST",
    meaning: "cost of the model that a job may cause, in the currency of the prices; needs both prices",
    byDefault: "no limit",
    bounds: { least: 0.000001, most: MILLION, fractions: true },
    fromNumber: (cost) => ({ model: { limits: { cost } } }),
  },
  {
    variable: "DOCSVC_MODEL_PRICE_INPUT",
    meaning: "price of a million input tokens",
    byDefault: "none: no cost is reported",
    bounds: { least: 0, most: MILLION, fractions: true },
    fromNumber: (input) => ({ model: { prices: { input } } }),
  },
  {
    variable: "DOCSVC_MODEL_PRICE_OUTPUT",
    meaning: "price of a million output tokens",
    byDefault: "none: no cost is reported",
    bounds: { least: 0, most: MILLION, fractions: true },
    fromNumber: (output) => ({ model: { prices: { output } } }),
  },
];
