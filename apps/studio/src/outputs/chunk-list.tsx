import type { Chunk } from "@docsvc/openapi";
import { useRef, useState } from "preact/hooks";
import { useVirtual } from "../ui/virtual.ts";
import type { StudioDocument } from "../document/document.ts";
import { pointAt } from "../document/selection.ts";
import { SafeText } from "../ui/safe-text.tsx";
import { Copy } from "./block-list.tsx";

const MAX_SHOWN = 4000;

export function ChunkList({ document }: { readonly document: StudioDocument }) {
  const scroller = useRef<HTMLDivElement>(null);
  const [field, setField] = useState<"content" | "embed">("content");
  const { chunks } = document.result;
  const { items, total, virtualizer } = useVirtual({
    count: chunks.length,
    scroller,
    estimate: () => 220,
    overscan: 3,
    version: `${document.jobId} ${field}`,
  });
  const isOne = chunks.length === 1;
  return (
    <>
      <div class="bar sub">
        <span class="quiet">
          {chunks.length} {isOne ? "chunk" : "chunks"}
          {isOne && " · choose a chunk mode under Options for more"}
        </span>
        <span class="grow" />
        <div class="segments" role="group" aria-label="Field">
          {(["content", "embed"] as const).map((name) => (
            <button key={name} type="button" aria-pressed={field === name} onClick={() => setField(name)}>
              {name}
            </button>
          ))}
        </div>
      </div>
      <div class="scroll" ref={scroller} tabIndex={0} role="region" aria-label="Chunks">
        <ol class="blocks" style={{ height: `${total}px` }}>
          {items.map(({ index, start, key }) => {
            return (
              <li
                key={key}
                data-index={index}
                ref={(node) => virtualizer.measureElement(node)}
                style={{ transform: `translateY(${start}px)` }}
              >
                <ChunkRow chunk={chunks[index]!} number={index + 1} field={field} />
              </li>
            );
          })}
        </ol>
      </div>
    </>
  );
}

interface ChunkRowProps {
  readonly chunk: Chunk;
  readonly number: number;
  readonly field: "content" | "embed";
}

function ChunkRow({ chunk, number, field }: ChunkRowProps) {
  const pages = [...new Set(chunk.blocks.map(({ bbox }) => bbox.page))];
  return (
    <article class="row c-text">
      <button type="button" class="row-main" onClick={() => pointAt(chunk.blocks.map(({ bbox }) => bbox))}>
        <span class="row-type">
          Chunk {number} · {pagesInWords(pages)} · {chunk[field].length.toLocaleString("en")} characters
        </span>
        <span class="row-text pre">
          <SafeText text={chunk[field]} most={MAX_SHOWN} />
        </span>
      </button>
      <div class="row-more">
        <Copy text={chunk[field]} />
      </div>
    </article>
  );
}

function pagesInWords(pages: readonly number[]): string {
  if (pages.length === 0) return "no page";
  const [first, last] = [Math.min(...pages), Math.max(...pages)];
  return first === last ? `page ${first}` : `pages ${first}–${last}`;
}
