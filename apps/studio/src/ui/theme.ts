import { effect, signal } from "@preact/signals";

export type Theme = "auto" | "light" | "dark";
const NEXT: Readonly<Record<Theme, Theme>> = { auto: "light", light: "dark", dark: "auto" };

/** Stored in the browser; the system's theme unless the user has chosen one. */
export const theme = signal<Theme>(readTheme());

export function nextTheme(): void {
  theme.value = NEXT[theme.value];
}

effect(() => {
  document.documentElement.dataset["theme"] = theme.value;
  try {
    localStorage.setItem("docsvc theme", theme.value);
  } catch {
    // The browser blocks storage.
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
