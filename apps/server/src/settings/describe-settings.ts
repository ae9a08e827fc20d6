import type { Variables } from "./read-settings.ts";
import type { Setting } from "./setting.ts";
import { SETTINGS } from "./table.ts";

/** For the help of a command: two lines for each setting. */
export function settingsHelp(): string {
  const entries = SETTINGS.map((setting) => {
    const { variable, meaning, byDefault } = setting;
    return `  ${variable}${inUnit(setting)}\n      ${meaning} (${[...boundsOf(setting), `default: ${byDefault}`].join("; ")})`;
  });
  return `\nEnvironment:\n${entries.join("\n")}`;
}

/** The settings table of the documentation, as Markdown. */
export function settingsTable(): string {
  const rows = SETTINGS.map((setting) => {
    const cells = [
      `\`${setting.variable}\``,
      setting.meaning,
      setting.byDefault,
      boundsOf(setting).join(""),
      setting.unit ?? "",
    ];
    return `| ${cells.join(" | ")} |`;
  });
  return ["| variable | meaning | default | bounds | unit |", "|---|---|---|---|---|", ...rows].join("\n");
}

/** The settings in use, for a report; never the value of a secret. */
export function settingsInUse(variables: Variables): string[] {
  return SETTINGS.flatMap(({ variable, secret }) => {
    const value = variables[variable];
    return value === undefined ? [] : [secret ? `${variable} is set` : `${variable}=${value}`];
  });
}

function boundsOf({ bounds }: Setting): string[] {
  return bounds === undefined ? [] : [`${bounds.least} to ${bounds.most}`];
}

function inUnit({ unit }: Setting): string {
  return unit === undefined ? "" : `, in ${unit}`;
}
