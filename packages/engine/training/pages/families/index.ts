import type { Family } from "../page-text.ts";
import { FILINGS } from "./filings.ts";
import { LAYOUTS } from "./layouts.ts";
import { LISTS } from "./lists.ts";
import { MARGINS } from "./margins.ts";
import { PROSE } from "./prose.ts";
import { SHEETS } from "./sheets.ts";
import { TABLES } from "./tables.ts";

export const FAMILIES: readonly Family[] = [
  ...PROSE,
  ...SHEETS,
  ...LISTS,
  ...LAYOUTS,
  ...TABLES,
  ...MARGINS,
  ...FILINGS,
];
