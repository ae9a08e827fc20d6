import { effect, signal } from "@preact/signals";

export type Theme = "auto" | "light" | "dark";
const NEXT: Readonly<Record<Theme, Theme>> = { auto: "light", light: "dark", dark: "auto" };
const NAME = "docsvc theme";

/** As the system has it, unless said otherwise in this browser. */
export const theme = signal<Theme>(readTheme());

export function nextTheme(): void {
  theme.value = NEXT[theme.value];
}

effect(() => {
  document.documentElement.dataset["theme"] = theme.value;
  try {
    localStorage.setItem(NAME, theme.value);
  } catch {
    // A browser that keeps nothing.
  }
});

function readTheme(): Theme {
  try {
    const kept = localStorage.getItem("docsvc theme");
    return kept === "light" || kept === "dark" ? kept : "auto";
  } catch {
    return "auto";
  }
}
