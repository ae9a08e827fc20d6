#!/usr/bin/env node
/**
 * The program `docsvc` as a shell starts it. Plain JavaScript that every Node since 14 can read, so that one that is too old prints
 * so in a sentence, before anything is loaded that it does not know.
 */
import { readFileSync } from "node:fs";
import module from "node:module";

const OLDEST = [22, 19];

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  process.stderr.write(
    `docsvc needs Node ${OLDEST.join(".")} or later; this is ${process.versions.node}. See https://nodejs.org/en/download\n`,
  );
  process.exitCode = 1;
} else if (process.argv.length === 3 && process.argv[2] === "--version") {
  // Answered here, in the time of a bare Node: the program takes four times as long to load.
  const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  process.stdout.write(`${version}\n`);
} else {
  // Before anything else is loaded: Node keeps the compiled code of all that it loads from now on, which takes a third from later starts.
  module.enableCompileCache?.();
  silenceExperimental();
  void import("#main");
}

/** `node:sqlite` announces itself as experimental. A flag of Node in the first line of this file would not be read by BusyBox's `env`. */
function silenceExperimental() {
  const { emitWarning } = process;
  process.emitWarning = (warning, ...rest) => {
    if (rest[0] !== "ExperimentalWarning") emitWarning.call(process, warning, ...rest);
  };
}
