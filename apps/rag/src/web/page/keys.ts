import { citationsOf, close, currentTurn, select, step } from "./selection.ts";

/** 1–9 open a citation, J and K the next and the previous one, Esc goes back. Keys typed into a field are ignored. */
export function listenToKeys(): void {
  addEventListener("keydown", (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || event.defaultPrevented) return;
    if (key === "Escape") {
      event.preventDefault();
      return close();
    }
    if (target instanceof HTMLElement && target.matches("input:not([type=checkbox]), textarea, select")) return;
    const turn = currentTurn();
    if (/^[1-9]$/.test(key) && turn !== undefined && Number(key) <= citationsOf(turn).length) {
      return select(turn.id, Number(key));
    }
    if (key === "j" || key === "J") step(1);
    if (key === "k" || key === "K") step(-1);
  });
}
