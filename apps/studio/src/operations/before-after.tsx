import { useState } from "preact/hooks";
import type { StudioDocument } from "../document/document.ts";
import { ServiceImage } from "../document/service-image.tsx";

/** A page before and after an edit, side by side. */
export function BeforeAfter({
  document,
  fileId,
  pages,
}: {
  readonly document: StudioDocument;
  readonly fileId: string;
  readonly pages: readonly number[];
}) {
  const changed = [...new Set(pages)].toSorted((a, b) => a - b);
  const [page, setPage] = useState(changed[0] ?? 1);
  const file = fileId.replace("docsvc://", "");
  return (
    <div class="before-after">
      {changed.length > 1 && (
        <label>
          Page{" "}
          <select value={page} onChange={({ currentTarget }) => setPage(Number(currentTarget.value))}>
            {changed.map((number) => (
              <option key={number}>{number}</option>
            ))}
          </select>
        </label>
      )}
      <div class="two">
        <figure>
          <figcaption>Before</figcaption>
          <ServiceImage
            path={`/job/${document.jobId}/pages/${page}`}
            document={document}
            width={420}
            label={`Page ${page} before the edit`}
          />
        </figure>
        <figure>
          <figcaption>After</figcaption>
          <ServiceImage
            path={`/files/${file}/pages/${page}`}
            document={document}
            width={420}
            label={`Page ${page} after the edit`}
          />
        </figure>
      </div>
    </div>
  );
}
