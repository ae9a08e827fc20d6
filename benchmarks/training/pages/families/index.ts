import type { Family } from "../page-text.ts";
import { FILINGS } from "./filings.ts";
import { LAYOUTS } from "./layouts.ts";
import { LISTS } from "./lists.ts";
import { MARGINS } from "./margins.ts";
import { PROSE } from "./prose.ts";
import { BOLD_ITEMS } from "./bold-items.ts";
import { LITTLE_TEXT } from "./little-text.ts";
import { OPTION_SHEETS } from "./option-sheets.ts";
import { OVERFLOWING_CELLS } from "./overflowing-cells.ts";
import { PLOTS } from "./plots.ts";
import { REFERENCE_CARD } from "./reference-card.ts";
import { TITLE_PAGES } from "./title-pages.ts";
import { VIGNETTES } from "./vignettes.ts";
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
  BOLD_ITEMS,
  LITTLE_TEXT,
  OPTION_SHEETS,
  OVERFLOWING_CELLS,
  PLOTS,
  REFERENCE_CARD,
  TITLE_PAGES,
  VIGNETTES,
];
