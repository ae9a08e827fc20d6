/**
 * The studio, in the order of its story: a person signs in (`service/session.ts`), opens a document (`start/`), sees it (`document/`) next to
 * what was read of it (`outputs/`), changes options and copies the call (`options/`, `code/`), continues with operations (`operations/`), and
 * looks after jobs, usage and keys (`account/`).
 */
import { render } from "preact";
import { App } from "./app.tsx";
import { openSession } from "./service/session.ts";

render(<App />, document.getElementById("studio")!);
void openSession();
