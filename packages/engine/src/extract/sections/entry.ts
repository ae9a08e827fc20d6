import type { Said } from "../line-index/passage.ts";

/** The meaning of an entry's leaf. */
export type Role = "start" | "end" | "current" | "year" | "authors" | "organisation" | "title" | "text";

/** The values of an entry by the roles of its parts. */
export type EntryValues = Readonly<Partial<Record<Role, Said | boolean>>>;
