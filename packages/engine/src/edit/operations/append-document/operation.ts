import { PDF } from "@libpdf/core";
import type { NamedDocument } from "../../edit-request.ts";
import { quotedIn } from "../../grammar/quotes.ts";
import { words } from "../../grammar/words.ts";
import type { Instruction } from "../../instruction.ts";
import type { Outcome } from "../../outcome.ts";
import type { Editable } from "../../pdf/editable.ts";
import { each, type Operation } from "../operation.ts";

interface AppendDocument extends Instruction {
  readonly kind: "append_document";
  /** Null for the request's first document. */
  readonly name: string | null;
  readonly at: "start" | "end";
}

/** For example: "append the document "terms.pdf"", "put "cover.pdf" in front". */
export const APPEND_DOCUMENT: Operation<AppendDocument> = {
  kind: "append_document",
  verbs: {
    words: "append|attach|prepend|anhängen|hängen?",
    asks: [
      {
        all: [
          words(
            "append|attach|prepend|merge|combine|join|add|anhängen|hängen?|voranstellen|vereinen?|verbinden?|füge?n?",
          ),
          words("document|documents|file|files|pdf|dokumente?|dateien?"),
        ],
      },
    ],
  },
  ownWords: words(
    "document|documents|file|files|pdf|dokumente?n?|dateien?|an|end|start|front|beginning|ende|anfang|behind|after|before|hinten|vorne?|attached|given|merge|annex|appendix|anlage|anhang",
  ),
  read: ({ text, masked }) => {
    const name = quotedIn(text, masked)[0] ?? /\S+\.pdf/iu.exec(text)?.[0] ?? null;
    const at = /prepend|in front|before|beginning|start|voran|davor|anfang/iu.test(text) ? "start" : "end";
    return [{ kind: "append_document", name, at } as AppendDocument];
  },
  phase: "arrange",
  pdf: each((instruction, { document, documents }) => appendDocument(instruction, document, documents)),
};

/** Inserts another document's pages at the start or end. */
async function appendDocument(
  { name, at }: AppendDocument,
  document: Editable,
  others: readonly NamedDocument[],
): Promise<Outcome> {
  const other = others.find((candidate) => candidate.name === name) ?? (name === null ? others[0] : undefined);
  if (other === undefined) {
    return {
      status: "refused",
      reason: "No document of that name was given with the request; merge works on documents that are given.",
    };
  }
  const source = await PDF.load(other.bytes);
  const indices = Array.from({ length: source.getPageCount() }, (_, index) => index);
  const before = `${document.pdf.getPageCount()} pages`;
  await document.pdf.copyPagesFrom(source, indices, at === "start" ? { insertAt: 0 } : {});
  return { status: "done", page: null, count: indices.length, before, after: `${document.pdf.getPageCount()} pages` };
}
