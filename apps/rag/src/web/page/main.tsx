/**
 * The page, in the order of its story: what lies in the folder (`documents.tsx`), what was asked of it (`conversation.tsx`, `turn.tsx`),
 * and the place of the answer (`page-pane.tsx`). What is asked of the server is in `server.ts`, what is known of it in `state.ts`.
 */
import { render } from "preact";
import { App } from "./app.tsx";
import { listenToKeys } from "./keys.ts";
import { start } from "./state.ts";

render(<App />, document.getElementById("app")!);
listenToKeys();
void start();
