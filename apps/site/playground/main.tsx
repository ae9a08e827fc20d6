/**
 * The playground, in the order of its story: the program is loaded and connections are refused (`program.ts`), a document is read in a worker
 * (`playground.ts`, `reader.ts`, `worker.ts`) and shown by the studio's own view (`shown.tsx`).
 */
import { render } from "preact";
import { App } from "./app.tsx";
import { start } from "./playground.ts";

followColours();
render(<App />, document.getElementById("studio")!);
void start();

/** Light or dark, as the pages around it: VitePress keeps what a reader chose here. */
function followColours(): void {
  const apply = (): void => {
    try {
      document.documentElement.dataset["theme"] = localStorage.getItem("vitepress-theme-appearance") ?? "auto";
    } catch {
      // A browser that keeps nothing.
    }
  };
  apply();
  addEventListener("storage", apply);
}
