import { relative } from "node:path";

/** The form in which `fixtures/needing.ts` writes the reason into the title of a suite or a test. */
const REASON = /\[skipped: (.+?)\](?= >|$)/;
const UNTOLD = "no reason given: use needing() of fixtures/needing.ts, or context.skip(reason)";

/** A Vitest reporter that ends a run with a list of skipped tests: each reason once, with the command that fixes it and the files. */
// Vitest loads the default export of a file.
// oxlint-disable-next-line import/no-default-export
export default class {
  /** @type {import("vitest/node").Vitest} */
  #vitest;

  onInit(vitest) {
    this.#vitest = vitest;
  }

  onTestRunEnd(modules) {
    // A run of selected tests skips all others by design.
    if (this.#vitest.config.testNamePattern !== undefined) return;
    for (const line of tellSkipped(modules)) console.log(line);
  }
}

/** @param {readonly import("vitest/node").TestModule[]} modules */
export function tellSkipped(modules) {
  /** @type {Map<string, Map<string, number>>} */
  const files = new Map();
  for (const { moduleId, children } of modules) {
    const file = relative(process.cwd(), moduleId);
    for (const test of children.allTests("skipped")) {
      const reason = REASON.exec(test.fullName)?.[1] ?? test.result().note ?? UNTOLD;
      const counts = files.get(reason) ?? new Map();
      const suite = suiteOf(test);
      const place = suite === undefined ? file : `${file}: ${suite}`;
      files.set(reason, counts.set(place, (counts.get(place) ?? 0) + 1));
    }
  }
  return [...files].flatMap(([reason, counts]) => [
    `SKIPPED: ${reason}`,
    ...[...counts].map(([place, count]) => `  ${count === 1 ? "1 test" : `${count} tests`} of ${place}`),
  ]);
}

/**
 * The title of the outermost suite of a test, without its reason.
 *
 * @param {import("vitest/node").TestCase} test
 */
function suiteOf(test) {
  let name;
  for (let { parent } = test; parent.type === "suite"; { parent } = parent) name = parent.name;
  return name?.replace(REASON, "").trim();
}
