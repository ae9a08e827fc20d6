/** Writes the table of settings into the README: `node apps/server/scripts/write-settings.ts`, after a change of `settings/table.ts`. */
import { readFile, writeFile } from "node:fs/promises";
import { settingsTable } from "../src/settings/describe-settings.ts";

const readme = new URL("../README.md", import.meta.url);
const text = await readFile(readme, "utf8");
const place = /(<!-- settings -->\n)[^]*(<!-- \/settings -->)/;
if (!place.test(text)) throw new Error("The README has no place for the settings.");
await writeFile(
  readme,
  text.replace(place, (_, begin: string, end: string) => `${begin}\n${settingsTable()}\n\n${end}`),
);
