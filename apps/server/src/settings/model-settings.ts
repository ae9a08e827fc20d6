import { DEFAULT_MODEL_LIMITS, DEFAULT_TRY_MS } from "@docsvc/engine/model";
import { readAddress, type Setting } from "./setting.ts";

const MILLION = 1_000_000;

/** Those of the table that are about the language model. */
export const MODEL_SETTINGS: Readonly<Record<ModelSettingName, Setting>> = {
  model: {
    variable: "DOCSVC_MODEL",
    meaning: "name of the language model that operations may ask (docs/models.md)",
    byDefault: "none: the engine works alone",
  },
  modelBaseUrl: {
    variable: "DOCSVC_MODEL_BASE_URL",
    meaning: "where it is: an OpenAI-compatible address up to its version, such as http://127.0.0.1:11434/v1",
    byDefault: "none; needed with DOCSVC_MODEL",
    check: readAddress,
  },
  modelApiKey: {
    variable: "DOCSVC_MODEL_API_KEY",
    meaning: "the key of that address",
    byDefault: "none is sent",
    secret: true,
  },
  modelRequests: {
    variable: "DOCSVC_MODEL_REQUESTS",
    meaning: "requests to the model that a job may make",
    byDefault: String(DEFAULT_MODEL_LIMITS.requests),
    bounds: { least: 1, most: 10_000 },
  },
  modelTokens: {
    variable: "DOCSVC_MODEL_TOKENS",
    meaning: "tokens that a job may send to the model and have of it",
    byDefault: String(DEFAULT_MODEL_LIMITS.tokens),
    bounds: { least: 1000, most: 1e9 },
  },
  modelTime: {
    variable: "DOCSVC_MODEL_SECONDS",
    meaning: "time that a job may spend on the model, besides its own",
    unit: "s",
    byDefault: String(DEFAULT_MODEL_LIMITS.timeMs / 1000),
    bounds: { least: 1, most: 86_400 },
  },
  modelTry: {
    variable: "DOCSVC_MODEL_TRY_SECONDS",
    meaning: "time for one call of the model; what takes longer is tried again",
    unit: "s",
    byDefault: String(DEFAULT_TRY_MS / 1000),
    bounds: { least: 1, most: 3600 },
  },
  modelCost: {
    variable: "DOCSVC_MODEL_COST",
    meaning: "what a job may cost at the model, in the unit of the prices, which it needs",
    byDefault: "no limit",
    bounds: { least: 0.000001, most: MILLION, fractions: true },
  },
  modelPriceInput: {
    variable: "DOCSVC_MODEL_PRICE_INPUT",
    meaning: "price of a million tokens that are sent to the model",
    byDefault: "none: no cost is reported",
    bounds: { least: 0, most: MILLION, fractions: true },
  },
  modelPriceOutput: {
    variable: "DOCSVC_MODEL_PRICE_OUTPUT",
    meaning: "price of a million tokens that the model writes",
    byDefault: "none: no cost is reported",
    bounds: { least: 0, most: MILLION, fractions: true },
  },
};

export type ModelSettingName =
  | "model"
  | "modelBaseUrl"
  | "modelApiKey"
  | "modelRequests"
  | "modelTokens"
  | "modelTime"
  | "modelTry"
  | "modelCost"
  | "modelPriceInput"
  | "modelPriceOutput";
