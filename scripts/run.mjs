/** `node scripts/run.mjs COMMAND|FILE.ts [ARG…]`: sets up if needed, then runs it on the workspace's Node. */
import { run, setup } from "./setup.mjs";

const [command, ...args] = process.argv.slice(2);
await setup();
// The user's paths are relative to the folder where the command was typed, not to the root that npm changes to.
process.exitCode = await run(
  command,
  args,
  /\.[jt]s$/.test(command) ? { cwd: process.env.INIT_CWD ?? process.cwd() } : {},
);
