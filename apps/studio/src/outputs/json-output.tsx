import { pinned } from "../document/selection.ts";
import type { StudioDocument } from "../document/document.ts";
import { TextOutput } from "./text-output.tsx";

/** The unchanged result; if a block is pinned, only that block. */
export function JsonOutput({ document }: { readonly document: StudioDocument }) {
  const block = document.blocks.find(({ id }) => id === pinned.value);
  if (block === undefined) {
    return <TextOutput text={JSON.stringify(document.result, null, 2)} label="JSON of the result" />;
  }
  const { id: _, number, chunk, ...wire } = block;
  return (
    <>
      <div class="bar sub">
        <span class="quiet">
          Block {number} of page {block.bbox.page}, in chunks[{chunk}]
        </span>
        <span class="grow" />
        <button type="button" class="link" onClick={() => (pinned.value = null)}>
          Whole result
        </button>
      </div>
      <TextOutput text={JSON.stringify(wire, null, 2)} label="JSON of the block" />
    </>
  );
}
