/**
 * The studio. A user signs in (`service/session.ts`), opens a document (`start/`), sees it (`document/`) next to
 * its result (`outputs/`), changes options and copies the call (`options/`, `code/`), runs operations (`operations/`), and
 * manages jobs, usage and keys (`account/`).
 */
import { render } from "preact";
import { App } from "./app.tsx";
import { openSession } from "./service/session.ts";

render(<App />, document.getElementById("studio")!);
void openSession();
