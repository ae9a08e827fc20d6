/**
 * The page. Its columns are the documents (`documents.tsx`), the conversation (`conversation.tsx`, `turn.tsx`)
 * and the page of a citation (`page-pane.tsx`). Requests to the server are in `server.ts`, the state in `state.ts`.
 */
import { render } from "preact";
import { App } from "./app.tsx";
import { listenToKeys } from "./keys.ts";
import { start } from "./state.ts";

render(<App />, document.getElementById("app")!);
listenToKeys();
void start();
