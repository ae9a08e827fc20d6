/**
 * The playground. It loads the program and then refuses all connections (`program.ts`), reads a document in a worker
 * (`playground.ts`, `reader.ts`, `worker.ts`) and shows it in the studio's view (`shown.tsx`).
 */
import { render } from "preact";
import { App } from "./app.tsx";
import { start } from "./playground.ts";

followColours();
render(<App />, document.getElementById("studio")!);
void start();

/** Uses the light or dark theme of the site: VitePress stores the reader's choice under this key. */
function followColours(): void {
  const apply = (): void => {
    try {
      document.documentElement.dataset["theme"] = localStorage.getItem("vitepress-theme-appearance") ?? "auto";
    } catch {
      // The browser blocks storage.
    }
  };
  apply();
  addEventListener("storage", apply);
}
