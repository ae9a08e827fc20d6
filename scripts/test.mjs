/**
 * `npm test [-- FILTER…]`: sets up, runs every test of every package in one run, and ends with the plain total
 * `N passed, N failed, N skipped`. A run in which no test ran is a failure.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root, run, setupTests } from "./setup.mjs";

setupTests();
const report = join(root, ".reports", "tests.json");
rmSync(report, { force: true });
mkdirSync(join(root, ".reports"), { recursive: true });
const exitCode = await run("vitest", [
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${report}`,
  ...process.argv.slice(2),
]);
const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(report, "utf8"));
process.exitCode = exitCode || (numPassedTests > 0 ? 0 : 1);
console.log(`${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests + numTodoTests} skipped`);
