import type { Said } from "../line-index/passage.ts";

/** What the leaves of an entry ask for. */
export type Role = "start" | "end" | "current" | "year" | "authors" | "organisation" | "title" | "text";

/** What an entry says, by the roles of its parts. */
export type EntryValues = Readonly<Partial<Record<Role, Said | boolean>>>;
