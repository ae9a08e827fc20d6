import { readingBefore } from "../document/open-document.ts";
import type { PlacedBlock, StudioDocument } from "../document/document.ts";
import { pointAt } from "../document/selection.ts";
import { SafeText } from "../ui/safe-text.tsx";
import { changedBlocks, changedOptions } from "./changes.ts";
import type { Change } from "./changes.ts";

const MAX_SHOWN = 300;
const MAX_CHARS = 400;

/** The changes caused by the last change of options. */
export function ChangeList({ document }: { readonly document: StudioDocument }) {
  const before = readingBefore(document);
  if (before === undefined) return <p class="empty">Parse the document again with other options to compare both.</p>;
  const options = changedOptions(before.config, document.config);
  const changes = changedBlocks(before, document);
  const [old, now] = [before.result.chunks.length, document.result.chunks.length];
  return (
    <div class="scroll padded" tabIndex={0} role="region" aria-label="Changes">
      <ul aria-label="Options">
        {options.map(({ path, before: was, after: is }) => (
          <li key={path}>
            <code>{path}</code>: <del>{was ?? "default"}</del> → <ins>{is ?? "default"}</ins>
          </li>
        ))}
      </ul>
      <p>
        {old === now ? `${now} ${now === 1 ? "chunk" : "chunks"} in both` : `${old} → ${now} chunks`};{" "}
        {changes.length === 0 ? "every block is the same." : `${changes.length} blocks differ.`}
      </p>
      <ul class="values">
        {changes.slice(0, MAX_SHOWN).map((change) => (
          <ChangeRow key={`${change.before?.id} ${change.after?.id}`} change={change} />
        ))}
      </ul>
      {changes.length > MAX_SHOWN && <p class="quiet">The first {MAX_SHOWN} are listed.</p>}
    </div>
  );
}

function ChangeRow({ change: { before, after } }: { readonly change: Change }) {
  const { bbox } = (after ?? before)!;
  return (
    <li class="value">
      <button type="button" onClick={() => pointAt([bbox])}>
        <span class="value-name">
          page {bbox.page} · {before === undefined ? "new" : after === undefined ? "gone" : "changed"}
        </span>
        <span class="value-text">
          {before !== undefined && (
            <del>
              <BlockText block={before} />
            </del>
          )}{" "}
          {after !== undefined && (
            <ins>
              <BlockText block={after} />
            </ins>
          )}
        </span>
      </button>
    </li>
  );
}

function BlockText({ block: { type, content } }: { readonly block: PlacedBlock }) {
  return (
    <>
      {type}: <SafeText text={content} most={MAX_CHARS} />
    </>
  );
}
