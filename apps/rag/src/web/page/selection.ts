/**
 * The content of the right column has an address, so that back, reload and bookmarks work: `#/citation/TURN/NUMBER` or `#/page/FILE/PAGE`.
 */
import { computed, signal } from "@preact/signals";
import type { Place, Quote } from "../../answer/answer.ts";
import type { Turn } from "../wire.ts";
import { library, showsDocuments, turns } from "./state.ts";

const hash = signal(location.hash);
addEventListener("hashchange", () => (hash.value = location.hash));

/** Updates at once: the browser reports the change later, and the next key may come first. */
function go(address: string): void {
  location.hash = address;
  hash.value = location.hash;
}

/** What the right column shows: pages of a file, with the places of a citation. */
export interface Shown {
  readonly file: string;
  readonly id: string;
  readonly places: readonly Place[];
  /** The citation; absent if the user turned to the page. */
  readonly citation?: { readonly turn: Turn; readonly number: number; readonly quote: Quote };
}

export const shown = computed<Shown | undefined>(() => {
  const [kind, first = "", second = ""] = hash.value.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  if (kind === "page") {
    return { file: first, id: idOf(first), places: [{ page: Math.max(1, Number(second)), boxes: [] }] };
  }
  const turn = turns.value.find(({ id }) => kind === "citation" && id === Number(first));
  const quote = turn === undefined ? undefined : citationsOf(turn)[Number(second) - 1];
  if (turn === undefined || quote === undefined) return undefined;
  const { file, places } = quote;
  return { file, id: idOf(file), places, citation: { turn, number: Number(second), quote } };
});

/** The citations of a turn: the quotes of its answer, or the nearest quotes if it has none. */
export function citationsOf({ answered, quotes, nearest }: Turn): readonly Quote[] {
  return answered ? quotes : nearest;
}

export function select(turn: number, number: number): void {
  go(`#/citation/${turn}/${number}`);
}

export function turnTo(file: string, page: number): void {
  showsDocuments.value = false;
  go(`#/page/${encodeURIComponent(file)}/${page}`);
}

/** Closes the page; returns what was shown, so that the focus can return to it. */
export function close(): void {
  // Closing the pane would lose the focus inside it.
  if (showsDocuments.value) document.getElementById("show-documents")?.focus();
  showsDocuments.value = false;
  if (shown.value === undefined) return;
  const { citation } = shown.value;
  go("#/");
  if (citation) document.getElementById(buttonId(citation.turn.id, citation.number))?.focus();
}

export function buttonId(turn: number, number: number): string {
  return `citation-${turn}-${number}`;
}

/** The turn that keys refer to: that of the open citation, otherwise the last. */
export function currentTurn(): Turn | undefined {
  return shown.value?.citation?.turn ?? turns.value.at(-1);
}

/** Opens the next or previous citation of the turn. */
export function step(by: 1 | -1): void {
  const turn = currentTurn();
  if (turn === undefined) return;
  const next = (shown.value?.citation?.number ?? (by === 1 ? 0 : citationsOf(turn).length + 1)) + by;
  if (next >= 1 && next <= citationsOf(turn).length) select(turn.id, next);
}

function idOf(file: string): string {
  return library.value?.documents.find((document) => document.file === file)?.id ?? "";
}
