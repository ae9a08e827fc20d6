import type { ModelOptions } from "./model-options.ts";
import type { ServiceOptions } from "./options.ts";
import { readNumber, SettingError } from "./read-value.ts";
import type { SetOptions, Setting } from "./setting.ts";
import { SETTINGS } from "./table.ts";

/** Values by the names of variables. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** The options that variables set. */
export type ReadSettings = Omit<SetOptions, "model"> & Pick<ServiceOptions, "model">;

/** @throws {@link SettingError} naming every variable with an invalid value */
export function readSettings(variables: Variables): ReadSettings {
  const { options, wrong } = readAll(variables);
  if (wrong.length > 0) throw new SettingError(wrong.join("\n"));
  const { model: named, ...rest } = options;
  const model = wholeModel(named);
  return { ...rest, ...(model !== undefined && { model }) };
}

/**
 * The language model of the variables; undefined if they name none.
 *
 * @throws {@link SettingError} if a required variable is missing
 */
export function readModel(variables: Variables): ModelOptions | undefined {
  return readSettings(variables).model;
}

/** A message for each variable with an invalid value. */
export function wrongSettings(variables: Variables): string[] {
  return readAll(variables).wrong;
}

/** Variables that look like settings but are not, so they are probably mistyped. */
export function unknownSettings(variables: Variables): string[] {
  const known = new Set<string>(SETTINGS.map(({ variable }) => variable));
  return Object.keys(variables).filter((name) => name.startsWith("DOCSVC_") && !known.has(name));
}

function readAll(variables: Variables): { readonly options: SetOptions; readonly wrong: string[] } {
  let options: SetOptions = {};
  const wrong: string[] = [];
  for (const setting of SETTINGS) {
    const value = variables[setting.variable];
    if (value === undefined) continue;
    try {
      options = merged(options, optionsOf(setting, value));
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      wrong.push(`${setting.variable} ${error.message}.`);
    }
  }
  return { options, wrong };
}

function optionsOf(setting: Setting, value: string): SetOptions {
  if (setting.bounds === undefined) return setting.fromText?.(value) ?? {};
  const number = readNumber(value, setting.bounds);
  return setting.fromNumber?.(number) ?? {};
}

/** Merges two sets of options; groups of options in both are merged too. */
function merged<Options extends object>(some: Options, more: Options): Options {
  const groups = Object.entries(more).map(([name, value]: [string, unknown]) => {
    const before: unknown = Reflect.get(some, name);
    return [name, isGroup(before) && isGroup(value) ? merged(before, value) : value];
  });
  return { ...some, ...Object.fromEntries(groups) };
}

function isGroup(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function wholeModel(named: SetOptions["model"]): ModelOptions | undefined {
  const { model, baseUrl, limits, prices, ...rest } = named ?? {};
  if (model === undefined) return undefined;
  if (baseUrl === undefined) {
    throw new SettingError("DOCSVC_MODEL needs DOCSVC_MODEL_BASE_URL: the address of its endpoint.");
  }
  const { input, output } = prices ?? {};
  const isPriced = input !== undefined && output !== undefined;
  if (limits?.cost !== undefined && !isPriced) {
    throw new SettingError(
      "DOCSVC_MODEL_COST needs DOCSVC_MODEL_PRICE_INPUT and DOCSVC_MODEL_PRICE_OUTPUT: without them no cost is known.",
    );
  }
  return { ...rest, model, baseUrl, limits, prices: isPriced ? { input, output } : undefined };
}
