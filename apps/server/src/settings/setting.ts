import type { ModelLimits, ModelPrices } from "@docsvc/engine/model";
import type { ModelOptions } from "./model-options.ts";
import type { Limits, Prices, ServiceOptions } from "./options.ts";
import type { Bounds } from "./read-value.ts";

/** An environment variable that an operator can set. `table.ts` lists all of them. */
export type Setting = NumberSetting | TextSetting;

interface AnySetting {
  readonly variable: `DOCSVC_${string}`;
  /** What it sets, as a sentence without its full stop. */
  readonly meaning: string;
  readonly unit?: string;
  /** The default as an operator would write it, or what happens without a value. */
  readonly byDefault: string;
  /** If true, reports never show the value. */
  readonly secret?: true;
}

export interface NumberSetting extends AnySetting {
  readonly bounds: Bounds;
  /** The service option that the number sets, in the option's own unit. */
  readonly fromNumber?: (value: number) => SetOptions;
  readonly fromText?: undefined;
}

export interface TextSetting extends AnySetting {
  readonly bounds?: undefined;
  /** The service option that the text sets. @throws {@link SettingError} without the variable's name */
  readonly fromText?: (value: string) => SetOptions;
}

/** The options that variables set directly; a command or `serve` reads the others itself. */
export interface SetOptions extends Partial<
  Pick<
    ServiceOptions,
    | "slots"
    | "organisationSlots"
    | "proxy"
    | "noProxy"
    | "retentionMs"
    | "trustProxy"
    | "drainMs"
    | "corsOrigins"
    | "hosts"
    | "plugins"
  >
> {
  readonly limits?: Partial<Limits>;
  readonly prices?: Partial<Prices>;
  readonly model?: Partial<Pick<ModelOptions, "model" | "baseUrl" | "apiKey" | "tryMs">> & {
    readonly limits?: Partial<ModelLimits>;
    readonly prices?: Partial<ModelPrices>;
  };
}
