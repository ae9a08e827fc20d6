import type { PaperKind } from "../paper-kind.ts";
import { CONTRACTS } from "./contracts.ts";
import { PEOPLE_PAPERS } from "./people.ts";
import { TRADE_PAPERS } from "./trade.ts";
import { WORK_PAPERS } from "./work.ts";

export const PAPER_KINDS: readonly PaperKind[] = [...WORK_PAPERS, ...CONTRACTS, ...TRADE_PAPERS, ...PEOPLE_PAPERS];
