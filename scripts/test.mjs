/**
 * `npm test [-- FILTER…]`: sets up, runs every test of every package in one run, lists failed tests, and ends with
 * the total `N passed, N failed, N skipped`. A run in which no test ran is a failure.
 *
 * `npm test -- --changed` runs the tests near the changes since the branch `main`, without the servers that the whole run installs.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { nearTests } from "./near-tests.mjs";
import { root, run, setup, setupTests } from "./setup.mjs";

const args = process.argv.slice(2);
const isShort = args.includes("--changed");
if (isShort) {
  const before = branchPoint();
  const near = nearTests(changedSince(before));
  args.splice(args.indexOf("--changed"), 1, `--changed=${before}`, ...near);
  if (near.length > 0) console.log("Left to .ci/run: slow tests, and those of other packages that reach this change.");
}
await (isShort ? setup() : setupTests());
const report = join(root, ".reports", "tests.json");
rmSync(report, { force: true });
mkdirSync(join(root, ".reports"), { recursive: true });
const exitCode = await run(
  "vitest",
  [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--reporter=${join(root, "scripts", "report-unhandled.mjs")}`,
    `--reporter=${join(root, "scripts", "skipped-tests.mjs")}`,
    `--outputFile.json=${report}`,
    ...args,
  ],
  // With a compile cache, programs that tests start from the sources load in half the time.
  { env: { ...process.env, NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "node") } },
);
if (!existsSync(report)) {
  console.log(`FAILED TEST none: the run ended with ${exitCode} and wrote no report; its output is above`);
  console.log("0 passed, 1 failed, 0 skipped");
  process.exit(exitCode || 1);
}
const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
  readFileSync(report, "utf8"),
);
for (const { name: file, message, assertionResults } of testResults) {
  const failed = assertionResults.filter(({ status }) => status === "failed");
  for (const { fullName, failureMessages } of failed) tell(file, fullName, failureMessages[0]);
  if (failed.length === 0 && message !== "") tell(file, "did not run", message);
}
process.exitCode = exitCode || (numPassedTests > 0 || isShort ? 0 : 1);
for (const { seconds, file } of longest(testResults)) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
console.log(`${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests + numTodoTests} skipped`);

/** A line that `.ci/run` repeats at its end, so that it is visible without the whole log. */
function tell(file, test, reason = "") {
  console.log(`FAILED TEST ${relative(root, file)}: ${test}: ${reason.split("\n", 1)[0]}`);
}

function git(...words) {
  return spawnSync("git", words, { cwd: root, encoding: "utf8" }).stdout?.trim() ?? "";
}

/** The commit where this branch left `main`; on `main` itself, the last commit. */
function branchPoint() {
  return git("merge-base", "HEAD", "main") || git("merge-base", "HEAD", "origin/main") || "HEAD";
}

/** Paths of committed, modified and new files since then. */
function changedSince(commit) {
  const lists = [git("diff", "--name-only", commit), git("ls-files", "--others", "--exclude-standard")];
  return lists.flatMap((list) => list.split("\n").filter((path) => path !== ""));
}

/** The slowest test files, which are worth speeding up. */
function longest(results, count = 10) {
  return results
    .map(({ name, startTime, endTime }) => ({ file: relative(root, name), seconds: (endTime - startTime) / 1000 }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count);
}
