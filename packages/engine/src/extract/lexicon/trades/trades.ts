import type { Term } from "./term.ts";
import { ACCOUNTS } from "./accounts.ts";
import { BANKING } from "./banking.ts";
import { EDUCATION } from "./education.ts";
import { ENERGY } from "./energy.ts";
import { HEALTH } from "./health.ts";
import { HOUSING } from "./housing.ts";
import { IDENTITY } from "./identity.ts";
import { INSURANCE } from "./insurance.ts";
import { LAW } from "./law.ts";
import { PAPERS } from "./papers.ts";
import { SCIENCE } from "./science.ts";
import { TRANSPORT } from "./transport.ts";
import { TRAVEL } from "./travel.ts";
import { VEHICLES } from "./vehicles.ts";
import { WORK } from "./work.ts";

export type TradeConcept =
  | keyof typeof ACCOUNTS
  | keyof typeof BANKING
  | keyof typeof EDUCATION
  | keyof typeof ENERGY
  | keyof typeof HEALTH
  | keyof typeof HOUSING
  | keyof typeof IDENTITY
  | keyof typeof INSURANCE
  | keyof typeof LAW
  | keyof typeof PAPERS
  | keyof typeof SCIENCE
  | keyof typeof TRANSPORT
  | keyof typeof TRAVEL
  | keyof typeof VEHICLES
  | keyof typeof WORK;

/** Field names in papers of single trades, in addition to those that all papers have. */
export const TRADES: Readonly<Record<TradeConcept, Term>> = {
  ...ACCOUNTS,
  ...BANKING,
  ...EDUCATION,
  ...ENERGY,
  ...HEALTH,
  ...HOUSING,
  ...IDENTITY,
  ...INSURANCE,
  ...LAW,
  ...PAPERS,
  ...SCIENCE,
  ...TRANSPORT,
  ...TRAVEL,
  ...VEHICLES,
  ...WORK,
};
