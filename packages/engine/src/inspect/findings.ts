import type { BoundingBox, EditOutput, ExtractOutput, SplitOutput } from "@docsvc/openapi";

/** A place that an operation refers to, in fractions of the page as displayed. */
export interface Finding {
  readonly bbox: BoundingBox;
  /** Confidence, or the outcome of an edit; a class name. */
  readonly kind: "high" | "low" | "done" | "undone";
  /** Drawn next to the box. */
  readonly label: string;
  readonly detail: string;
}

/** The place of each value, labelled with its name. */
export function findingsOfExtract({ citations }: Pick<ExtractOutput, "citations">): Finding[] {
  return Object.entries(citations).flatMap(([pointer, places]) =>
    places.map(({ bbox, content, confidence }) => ({
      bbox,
      kind: confidence,
      label: pointer.slice(1),
      detail: `${pointer}: ${content} (${confidence})`,
    })),
  );
}

/** The pages of each section, as a frame around each page. */
export function findingsOfSplit({ splits }: Pick<SplitOutput, "splits">): Finding[] {
  return splits.flatMap(({ title, pages, confidence }, index) =>
    pages.map((page) => ({
      bbox: { ...FRAME, page },
      kind: confidence,
      label: `${index + 1}. ${title}`,
      detail: `${title}: pages ${pages.join(", ")} (${confidence})`,
    })),
  );
}

/** Just inside the edges of a page. */
const FRAME = { left: 0.01, top: 0.015, width: 0.98, height: 0.975 };

/** The places that edits refer to, on the document before the edits. */
export function findingsOfEdit({ edits }: Pick<EditOutput, "edits">): Finding[] {
  return edits.flatMap(({ kind, bboxes, status, reason }, index) =>
    bboxes.map((bbox) => ({
      bbox,
      kind: status === "done" ? "done" : "undone",
      label: `${index + 1}. ${kind}`,
      detail: `${kind}: ${status}${typeof reason === "string" ? `, ${reason}` : ""}`,
    })),
  );
}
