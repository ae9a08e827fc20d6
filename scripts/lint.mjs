/**
 * The checks of `npm run lint` after the word check, run in parallel; the output of each is shown when it ends. The slowest takes 11 s on two cores.
 */
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { root, setup } from "./setup.mjs";
import { startOf } from "./setup/shell-line.mjs";

const CHECKS = [
  ["house rules", "oxlint", "--type-aware", "--deny-warnings"],
  // Caches results for unchanged files in `node_modules/.cache`: 1.7 instead of 7 s of processor time.
  ["nothing unused", "knip", "--no-progress", "--cache"],
  ["boundaries", "node", "scripts/boundaries/check-boundaries.ts"],
  ["format", "oxfmt", "--check"],
];

await setup();
// The type-aware rules are a Go program, which spends a third of its time on garbage collection unless it may use more memory: 3 GB instead of 2.
const env = {
  GOGC: "400",
  ...process.env,
  PATH: `${join(root, "node_modules", ".bin")}${delimiter}${process.env.PATH}`,
};
const results = await Promise.all(CHECKS.map(run));
for (const { name, seconds, isFine } of results) console.log(`${isFine ? "✓" : "✗"} ${name} (${seconds} s)`);
process.exitCode = results.every(({ isFine }) => isFine) ? 0 : 1;

async function run([name, command, ...args]) {
  const started = performance.now();
  const start = startOf(command, args);
  const child = spawn(start.file, start.args, {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    shell: start.shell,
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  const code = await new Promise((resolve) => {
    child.on("error", (error) => resolve(error.message));
    child.on("close", resolve);
  });
  if (code !== 0) console.log(`=== ${name}\n${said}`);
  return { name, seconds: ((performance.now() - started) / 1000).toFixed(1), isFine: code === 0 };
}
