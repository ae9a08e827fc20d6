export interface Bounds {
  readonly least: number;
  readonly most: number;
  /** @defaultValue only whole numbers */
  readonly fractions?: true;
}

/** An invalid value. The message says what is valid. */
export class SettingError extends Error {
  override readonly name = "SettingError";
}

/** @throws {@link SettingError} */
export function readNumber(value: string, { least, most, fractions }: Bounds): number {
  const number = /^\d{1,15}(\.\d{1,6})?$/.test(value) ? Number(value) : Number.NaN;
  if (number >= least && number <= most && (fractions || Number.isInteger(number))) return number;
  throw new SettingError(
    `must be a ${fractions ? "" : "whole "}number from ${least} to ${most}, and is ${quoted(value)}`,
  );
}

/** @throws {@link SettingError} */
export function readFlag(value: string): boolean {
  if (value === "true" || value === "false") return value === "true";
  throw new SettingError(`must be true or false, and is ${quoted(value)}`);
}

/** Origins of web pages, for which browsers send scheme, host and port; `*` for all. @throws {@link SettingError} */
export function readOrigins(value: string): readonly string[] {
  const origins = value.split(",").map((one) => one.trim());
  const wrong = origins.find((one) => one !== "*" && !isOrigin(one));
  if (wrong === undefined) return origins;
  throw new SettingError(
    `must be origins such as https://app.example.com, separated by commas, and one is ${quoted(wrong)}`,
  );
}

/** Hosts as in a Host header, separated by commas. @throws {@link SettingError} */
export function readHosts(value: string): readonly string[] {
  const hosts = value.split(",").map((one) => one.trim());
  const wrong = hosts.find((one) => !isHost(one));
  if (wrong === undefined) return hosts;
  throw new SettingError(
    `must be hosts such as docs.example.com or 10.0.0.5:8787, separated by commas, and one is ${quoted(wrong)}`,
  );
}

/** The address of a proxy, which may contain a name and a password. */
export function readProxy(value: string): string {
  const address = URL.canParse(value) ? new URL(value) : undefined;
  if (address?.protocol === "http:" || address?.protocol === "https:") return value;
  throw new SettingError("must be the address of a proxy, such as http://proxy.example:3128");
}

/** Whether a text is exactly a name or an address, with or without a port. */
export function isHost(text: string): boolean {
  const address = `http://${text}`;
  return /^[\w.[\]:-]+$/.test(text) && URL.canParse(address) && new URL(address).pathname === "/";
}

/** @throws {@link SettingError} */
export function readAddress(value: string): string {
  if (/^https?:/.test(value) && URL.canParse(value)) return value;
  throw new SettingError(`must be an http:// or https:// address, and is ${quoted(value)}`);
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function quoted(value: string): string {
  return JSON.stringify(value.slice(0, 100));
}
