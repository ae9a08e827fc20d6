import { readFileSync } from "node:fs";
import { type EngineName, engines } from "./engines.ts";

/** Installed version of an engine's package; not every package exports its `package.json`. */
export function installedVersion(name: EngineName): string {
  const manifest = new URL(`../node_modules/${engines[name].package}/package.json`, import.meta.url);
  return (JSON.parse(readFileSync(manifest, "utf8")) as { version: string }).version;
}
