import type { ModelOptions } from "./model-options.ts";
import type { ServiceOptions } from "./options.ts";
import { SettingError, readFlag, readHosts, readNumber, readOrigins, readProxy } from "./setting.ts";
import type { Setting } from "./setting.ts";
import { SETTINGS } from "./table.ts";
import type { SettingName } from "./setting-name.ts";

/** Texts by the names of variables. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** What of the service is set by numbers, flags and lists. */
export type ReadSettings = Pick<
  ServiceOptions,
  | "slots"
  | "organisationSlots"
  | "limits"
  | "proxy"
  | "noProxy"
  | "retentionMs"
  | "prices"
  | "trustProxy"
  | "drainMs"
  | "corsOrigins"
  | "hosts"
  | "plugins"
  | "model"
>;

/**
 * The language model that the variables name; undefined where they name none.
 *
 * @throws {@link SettingError} where one variable is missing that another needs
 */
export function readModel(variables: Variables): ModelOptions | undefined {
  const text = (name: SettingName): string | undefined => variables[SETTINGS[name].variable];
  const number = (name: SettingName, factor = 1): number | undefined => numberOf(variables, name, factor);
  const [model, baseUrl] = [text("model"), text("modelBaseUrl")];
  if (model === undefined) return undefined;
  if (baseUrl === undefined) {
    throw new SettingError("DOCSVC_MODEL needs DOCSVC_MODEL_BASE_URL: the address of its endpoint.");
  }
  const [input, output, cost] = [number("modelPriceInput"), number("modelPriceOutput"), number("modelCost")];
  if (cost !== undefined && (input === undefined || output === undefined)) {
    throw new SettingError(
      "DOCSVC_MODEL_COST needs DOCSVC_MODEL_PRICE_INPUT and DOCSVC_MODEL_PRICE_OUTPUT: without them no cost is known.",
    );
  }
  const limits = {
    requests: number("modelRequests"),
    tokens: number("modelTokens"),
    timeMs: number("modelTime", 1000),
    cost,
  };
  return {
    model,
    baseUrl,
    apiKey: text("modelApiKey"),
    tryMs: number("modelTry", 1000),
    limits: Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined)),
    prices: input === undefined || output === undefined ? undefined : { input, output },
  };
}

function numberOf(variables: Variables, name: SettingName, factor: number): number | undefined {
  const setting: Setting = SETTINGS[name];
  const value = variables[setting.variable];
  return value === undefined ? undefined : readNumber(value, setting.bounds!) * factor;
}

/** @throws {@link SettingError} naming every variable whose value cannot be used */
export function readSettings(variables: Variables): ReadSettings {
  const wrong = wrongSettings(variables);
  if (wrong.length > 0) throw new SettingError(wrong.join("\n"));
  const number = (name: SettingName, factor = 1): number | undefined => numberOf(variables, name, factor);
  const model = readModel(variables);
  const limits = {
    documentBytes: number("document", 1e6),
    bodyBytes: number("body", 1024),
    pages: number("pages"),
    memoryBytes: number("memory", 1024 ** 2),
    jobMs: number("job", 1000),
    syncMs: number("sync", 1000),
    fetchMs: number("fetch", 1000),
    inlineBytes: number("inline", 1024),
    pendingJobs: number("pendingJobs"),
    pendingShare: number("pendingShare", 0.01),
    storageBytes: number("storage", 1e6),
  };
  const price = number("price");
  const plugins = variables[SETTINGS.plugins.variable];
  const origins = variables[SETTINGS.corsOrigins.variable];
  const hosts = variables[SETTINGS.hosts.variable];
  const trusted = variables[SETTINGS.trustProxy.variable];
  const proxy = variables[SETTINGS.proxy.variable];
  return {
    slots: number("slots"),
    organisationSlots: number("organisationSlots"),
    limits: Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined)),
    retentionMs: number("retention", 3_600_000),
    prices: price === undefined ? {} : { parse: price },
    trustProxy: trusted === undefined ? undefined : readFlag(trusted),
    proxy: proxy === undefined ? undefined : readProxy(proxy),
    noProxy: variables[SETTINGS.noProxy.variable],
    drainMs: number("drain", 1000),
    hosts: hosts === undefined ? undefined : readHosts(hosts),
    corsOrigins: origins === undefined ? undefined : readOrigins(origins),
    plugins: plugins?.split(",").map((path) => path.trim()),
    ...(model !== undefined && { model }),
  };
}

/** A sentence for each variable whose value cannot be used. */
export function wrongSettings(variables: Variables): string[] {
  const all: readonly Setting[] = Object.values(SETTINGS);
  return all.flatMap(({ variable, bounds, check }) => {
    const value = variables[variable];
    if (value === undefined) return [];
    try {
      if (bounds !== undefined) readNumber(value, bounds);
      check?.(value);
      return [];
    } catch (error) {
      if (error instanceof SettingError) return [`${variable} ${error.message}.`];
      throw error;
    }
  });
}

/** Variables that look like settings and are none: mistyped, most likely. */
export function unknownSettings(variables: Variables): string[] {
  const known = new Set<string>(Object.values(SETTINGS).map(({ variable }) => variable));
  return Object.keys(variables).filter((name) => name.startsWith("DOCSVC_") && !known.has(name));
}
