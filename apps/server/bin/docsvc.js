#!/usr/bin/env node
/**
 * The program `docsvc` as a shell starts it. Plain JavaScript that every Node since 14 can read, so that one that is too old is told
 * so in a sentence, before anything is loaded that it does not know.
 */
const OLDEST = [22, 19];

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  process.stderr.write(
    `docsvc needs Node ${OLDEST.join(".")} or later; this is ${process.versions.node}. See https://nodejs.org/en/download\n`,
  );
  process.exitCode = 1;
} else {
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
