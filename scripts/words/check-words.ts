/**
 * `node scripts/words/check-words.ts [PATH…]`, a part of `npm run lint`: checks that no line of code, comment or prose uses a word of the
 * list in `plain-words.ts`. With paths, only files below them are checked.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { wordFaults } from "./word-faults.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const listed = spawnSync("git", ["ls-files", "-z", "--error-unmatch", "--", ...process.argv.slice(2)], {
  cwd: root,
  encoding: "utf8",
  maxBuffer: Infinity,
});
if (listed.status !== 0) throw new Error(`git ls-files failed: ${listed.stderr}`);

let count = 0;
for (const path of listed.stdout.split("\0")) {
  for (const { line, found, plain } of wordFaults(path, () => readFileSync(`${root}${path}`, "utf8"))) {
    console.error(`${path}:${line}: "${found}": write ${plain}`);
    count += 1;
  }
}
if (count > 0) {
  console.error(`${count} words to replace; scripts/words/plain-words.ts has the list.`);
  process.exitCode = 1;
}
