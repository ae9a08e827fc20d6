/** The requests that hostile documents are sent with: each operation, and each kind of edit. */
import type { HostileDocument } from "./hostile-documents.ts";
import { seededRandom } from "./random.ts";

export interface HostileRequest {
  readonly path: "/parse_async" | "/extract_async" | "/split_async" | "/edit_async";
  /** The body, without the maximum time. */
  readonly body: (input: string) => object;
}

export const PARSE: HostileRequest = { path: "/parse_async", body: (input) => ({ input }) };

const edit = (edit_instructions: string): HostileRequest => ({
  path: "/edit_async",
  body: (document_url) => ({ document_url, edit_instructions }),
});

/** A schema as deep as its document, with a pattern that backtracks. */
const SCHEMA = {
  $ref: "#/$defs/node",
  $defs: {
    node: {
      type: "object",
      properties: {
        name: { type: "string", pattern: "^(a+)+$" },
        total: { type: ["number", "null"] },
        date: { type: "string", format: "date" },
        children: { type: "array", items: { $ref: "#/$defs/node" } },
      },
      required: ["name", "total"],
    },
  },
};

const SECTIONS = [
  { title: "Letters", description: "Letters with a salutation" },
  { title: "Tables", description: "Pages of tables with totals" },
  { title: "Articles", description: "Scientific articles with an abstract" },
];

export const OPERATIONS: Readonly<Record<string, HostileRequest>> = {
  extract: { path: "/extract_async", body: (input) => ({ input, schema: SCHEMA }) },
  split: {
    path: "/split_async",
    body: (input) => ({
      input,
      split_description: SECTIONS,
      split_rules: "Each document separately. Leave out blank pages.",
    }),
  },
  "redact words": edit('Redact "the" and "harbour".'),
  "redact personal data": edit("Redact personal data and all dates."),
  "redact a region": edit("Redact region 10%,20% to 60%,50% on page 1."),
  "redact all but": edit('Redact everything but "Total".'),
  fill: edit('Fill "Name" with "Łukasz Müller-Żółć". Tick "resident".'),
  replace: edit('Replace "the" by "THE".'),
  "highlight and comment": edit('Highlight all dates in green. Add a comment "check this" to "the".'),
  pages: edit("Delete page 1. Rotate all pages to the left. Reverse the pages."),
  "stamp and number": edit('Stamp "COPY". Add page numbers as n of m.'),
  protect: edit('Protect with the password "harbour".'),
};

/** More kinds of edits, in addition to those that each document may be sent to. */
const MORE_EDITS: Readonly<Record<string, HostileRequest>> = {
  "redact a page": edit("Redact page 1."),
  "redact a column": edit('Redact the column "Total" and the value of the field "Name".'),
  "extract pages": edit("Extract pages 1-2. Move page 2 to the front."),
  decrypt: edit("Remove the password."),
};

export const REQUESTS: Readonly<Record<string, HostileRequest>> = { ...OPERATIONS, ...MORE_EDITS };

/** Each kind of edit. */
export const EDITS: readonly string[] = Object.keys(REQUESTS).filter((name) => REQUESTS[name]!.path === "/edit_async");

/** Sends each PDF through every kind of edit. */
export async function* withEveryEdit(documents: AsyncGenerator<HostileDocument>): AsyncGenerator<HostileDocument> {
  for await (const document of documents) {
    if (isPdf(document)) for (const operation of EDITS) yield sentTo(document, operation);
  }
}

/** Whether the document is a PDF, or was one before it was damaged. */
function isPdf({ name, kind, bytes }: HostileDocument): boolean {
  return kind === "bomb" ? Buffer.from(bytes.subarray(0, 5)).toString("latin1") === "%PDF-" : name.includes(".pdf,");
}

/** Assigns each document an operation, the same for the same seed. */
export async function* withOperations(
  documents: AsyncGenerator<HostileDocument>,
  seed: number,
): AsyncGenerator<HostileDocument> {
  const random = seededRandom(seed);
  const names = Object.keys(OPERATIONS);
  for await (const document of documents) {
    yield sentTo(document, random.of(names));
  }
}

/** Uses the document as prototype, since a copy would create its bytes at once. */
function sentTo(document: HostileDocument, operation: string): HostileDocument {
  const named = { name: `${document.name}, ${operation}`, operation };
  return Object.assign(Object.create(document) as HostileDocument, named);
}
