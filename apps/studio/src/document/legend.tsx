import { colourOf } from "./block-types.ts";
import type { StudioDocument } from "./document.ts";
import { hasFinerPlaces } from "./finer-places.ts";
import {
  hiddenTypes,
  pinned,
  seek,
  showsCharts,
  showsFiner,
  showsOrder,
  soughtInList,
  toggleType,
} from "./selection.ts";

/** The block types with their counts; a click hides a type from the pages and the list. */
export function Legend({ document }: { readonly document: StudioDocument }) {
  const counts = new Map<string, number>();
  for (const { type } of document.blocks) counts.set(type, (counts.get(type) ?? 0) + 1);
  const uncertain = document.blocks.filter(({ confidence }) => confidence === "low");
  const nextUncertain = (): void => {
    const next = uncertain.find(({ id }) => id > (pinned.value ?? -1)) ?? uncertain[0];
    if (next === undefined) return;
    pinned.value = next.id;
    soughtInList.value = { id: next.id };
    seek(next.bbox);
  };
  return (
    <div class="bar legend" role="group" aria-label="Types of blocks">
      {[...counts].map(([type, count]) => (
        <button
          key={type}
          type="button"
          class={`chip ${colourOf(type)}`}
          aria-pressed={!hiddenTypes.value.has(type)}
          onClick={() => toggleType(type)}
        >
          <span class="swatch" aria-hidden="true" />
          {type} <span class="count">{count}</span>
        </button>
      ))}
      <span class="grow" />
      {uncertain.length > 0 && (
        <button
          type="button"
          class="chip warn"
          onClick={nextUncertain}
          title="Walk through the blocks of low confidence"
        >
          {uncertain.length} to check
        </button>
      )}
      {document.blocks.some(({ chart }) => chart !== undefined) && (
        <button
          type="button"
          class="chip"
          aria-pressed={showsCharts.value}
          title="The bars and points that charts were read from"
          onClick={() => (showsCharts.value = !showsCharts.value)}
        >
          Charts
        </button>
      )}
      {hasFinerPlaces(document.blocks) && (
        <button
          type="button"
          class="chip"
          aria-pressed={showsFiner.value}
          title="Cells of tables, and words"
          onClick={() => (showsFiner.value = !showsFiner.value)}
        >
          Cells, words
        </button>
      )}
      <button
        type="button"
        class="chip"
        aria-pressed={showsOrder.value}
        onClick={() => (showsOrder.value = !showsOrder.value)}
      >
        Order
      </button>
    </div>
  );
}
