import type { Family } from "../page-text.ts";
import { LISTS } from "./lists.ts";
import { PROSE } from "./prose.ts";
import { SHEETS } from "./sheets.ts";

export const FAMILIES: readonly Family[] = [...PROSE, ...SHEETS, ...LISTS];
