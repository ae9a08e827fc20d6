import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { staleHeadlines } from "./headlines.ts";
import { digest, goldenAmong } from "./measure/behaviour.ts";
import type { Run } from "./measure/run-of.ts";
import { MEASUREMENTS, OWN } from "./measurements.ts";
import { describeMeasured } from "./report/describe-measured.ts";
import { readResult } from "./results/write-result.ts";

const results = join(import.meta.dirname, "results");

test("a figure of an engine that read the fixtures differently is named, with the command that measures it again", async () => {
  const { behaviour } = (await readResult<object>("speed"))!;
  expect(await staleHeadlines("of another engine")).toEqual([
    expect.stringContaining("Measure again: node benchmarks/quality.ts --corpus DIR, then npm run docs."),
    expect.stringContaining("Measure again: node benchmarks/speed.ts --corpus DIR, then npm run docs."),
  ]);
  expect((await staleHeadlines(behaviour!)).filter((sentence) => sentence.includes("speed.ts"))).toEqual([]);
});

test("the digest follows names and texts, not the line ends of a checkout", () => {
  const files = [["report.md", "# Report\n\nA line.\n"]] as const;
  expect(digest([["report.md", "# Report\r\n\r\nA line.\r\n"]])).toBe(digest(files));
  expect(digest([["report.md", "# Report\n\nAnother line.\n"]])).not.toBe(digest(files));
  expect(digest([["letter.md", files[0][1]]])).not.toBe(digest(files));
});

test("golden files are those next to their documents, and no notes", () => {
  const names = [
    "README.md",
    "report/report.md",
    "report/report.pdf",
    "office/talk.odp.md",
    "office/talk.odp",
    "text/mooring.md",
  ];
  expect(goldenAmong(names)).toEqual(["office/talk.odp.md", "report/report.md"]);
});

test("a result says its date, machine and commit, and whether the engine reads otherwise since", () => {
  const machine = { cores: 2, processor: "Any", memoryGb: 8, node: "24.0.0", system: "linux x64" };
  const run: Run = {
    measuredAt: "2026-11-26T10:00:00.000Z",
    machine,
    commit: { id: "abcd1234", state: "clean" },
    behaviour: "a",
  };
  expect(describeMeasured(run, "a")).toBe("2026-11-26; 2 cores, Any, Node 24.0.0; commit `abcd1234`");
  expect(describeMeasured({ ...run, commit: { id: "abcd1234", state: "kept" } }, "b")).toBe(
    "2026-11-26; 2 cores, Any, Node 24.0.0; kept with commit `abcd1234`; before a change of the engine's behaviour",
  );
});

test("each kept result has the command that measures it, and says when and of which code it was measured", async () => {
  const kept = (await readdir(results))
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.slice(0, -".json".length));
  expect(MEASUREMENTS.map(({ result }) => result)).toEqual(expect.arrayContaining(kept));
  for (const name of kept) {
    const text = await readFile(join(results, `${name}.json`), "utf8");
    const parts =
      name === "trials" ? Object.values(JSON.parse(text) as Readonly<Record<string, Run>>) : [JSON.parse(text) as Run];
    for (const { measuredAt, commit, behaviour } of parts) {
      expect(measuredAt, name).toMatch(/^2026-\d\d-\d\dT/);
      expect(commit?.id, name).toMatch(/^[\da-f]{8}$/);
      expect(behaviour, name).toMatch(/^[\da-f]{12}$/);
    }
  }
});

test("what measures without documents from elsewhere takes none", () => {
  expect(OWN.length).toBeGreaterThan(20);
  expect(OWN.filter(({ command }) => /DIR|FILE/.test(command))).toEqual([]);
});
