/** All kinds of documents that the engine knows by name: those with a learned form, and those known by their words alone. */
import { type Kind, KIND_NAMES, KINDS } from "../kind-names.ts";
import type { Concept } from "./concept.ts";
import { OF_BUSINESS } from "./of-business.ts";
import { OF_HEALTH_AND_PERSONS } from "./of-health-and-persons.ts";
import { WORDS_OF_KINDS } from "./of-kinds.ts";
import { OF_LAW_AND_STATE } from "./of-law-and-state.ts";
import { OF_SCHOOL_AND_LEISURE } from "./of-school-and-leisure.ts";

/** Kinds come first, in the order of `KINDS`. */
export const CONCEPTS: readonly Concept[] = [
  ...KINDS.map((kind) => ({ id: kind, names: KIND_NAMES[kind], words: WORDS_OF_KINDS[kind].split(" ") })),
  ...OF_BUSINESS,
  ...OF_HEALTH_AND_PERSONS,
  ...OF_LAW_AND_STATE,
  ...OF_SCHOOL_AND_LEISURE,
];

/** Documents of these concepts also have the form of a kind. */
const PARENTS: Readonly<Record<string, Kind>> = {
  reminder: "letter",
  resignation: "letter",
  "job reference": "certificate",
  "sick note": "certificate",
  "civil status paper": "certificate",
  "school report": "certificate",
  "donation receipt": "receipt",
  "utility bill": "invoice",
  "insurance claim": "form",
  "customs paper": "form",
  "tax paper": "form",
  "bill of lading": "delivery note",
  loan: "contract",
  "financial report": "report",
  "business plan": "report",
  appraisal: "report",
  "police report": "report",
};

/** Concepts of what documents are about; a page may be of one of them and of a kind. */
export const TOPICS: ReadonlySet<string> = new Set(["advertising"]);

/** Returns the kind whose form documents of a concept have; undefined if their form is not known. */
export function kindOf(concept: string): Kind | undefined {
  return (KINDS as readonly string[]).includes(concept) ? (concept as Kind) : PARENTS[concept];
}
