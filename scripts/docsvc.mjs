/**
 * The command line of this clone, from any folder: sets up if needed, then runs from the sources. When a service is started, the studio is built
 * from the sources, which takes a third of a second.
 */
import { run, setup } from "./setup.mjs";

const args = process.argv.slice(2);
await setup();
const SERVES = new Set(["serve", "api"]);
const isStarted = SERVES.has(args[0]) && !args.includes("--help") && !args.includes("-h");
if (isStarted && (await run("apps/studio/scripts/build.ts", [])) !== 0) {
  console.error("The studio could not be built; the service starts without it, or with the one that was built before.");
}
// The user's paths are relative to the folder where the command was typed, not to the root that npm changes to.
process.exitCode = await run("packages/docsvc/bin/docsvc.js", args, { cwd: process.env.INIT_CWD ?? process.cwd() });
