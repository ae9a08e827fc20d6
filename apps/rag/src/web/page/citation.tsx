import { select, shown } from "./selection.ts";

interface CitationProps {
  readonly turn: number;
  readonly number: number;
  /** Id of the card, which gets the focus back. */
  readonly id?: string;
}

export function Citation({ turn, number, id }: CitationProps) {
  const citation = shown.value?.citation;
  const isShown = citation?.turn.id === turn && citation.number === number;
  return (
    <button
      type="button"
      class="number"
      id={id}
      aria-label={`Citation ${number}`}
      aria-pressed={isShown}
      onClick={() => select(turn, number)}
    >
      {number}
    </button>
  );
}
