/**
 * `npm run types`: type-checks everything. All code for Node is one program and all code for browsers another: with one program
 * per package the engine was checked eight times. `turbo run types` still checks each package separately, every night.
 */
import { run, setup } from "./setup.mjs";

const PROGRAMS = [
  "tsconfig.node.json",
  "tsconfig.browser.json",
  "packages/client/tsconfig.web.json",
  "apps/rag/src/web/page/tsconfig.json",
  "scripts/tsconfig.json",
];

await setup();
let exitCode = 0;
for (const program of PROGRAMS) exitCode = (await run("tsc", ["--noEmit", "--project", program])) || exitCode;
process.exitCode = exitCode;
