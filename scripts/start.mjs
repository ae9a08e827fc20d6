/** `npm start`: sets up, starts the service, shows one parsed document, and goes on serving until Ctrl-C. */
import { run, setup } from "./setup.mjs";

setup();
process.exitCode = await run("apps/server/src/start.ts", process.argv.slice(2));
