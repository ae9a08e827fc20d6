import type { TrialsResult } from "../results/trials-result.ts";
import { markdownTable } from "./markdown-table.ts";
import { describeMeasured } from "./describe-measured.ts";
import type { Section } from "./section.ts";

/** A short description of each trial. */
const MEANING: Readonly<Record<string, string>> = {
  "store killed": "the S3 server is killed for 10 s under load",
  "full disk": "the data directory's disk is full for 10 s under load",
  "backup restored": "a backup is taken under load, and restored",
  "schema upgraded": "a start on the database of each earlier version",
  "clock steps": "the clock is set by hours, forward and back, under load",
  "broken frames": "broken and smuggled HTTP, without a key",
  "slow requests": "400 connections send a byte a second (slowloris)",
  "hostile pages": "documents and another site attack the studio and the sample app in a browser",
  "sign-in links": "a sign-in link is followed by fifty at once, changed, and guessed",
  "compared keys": "wrong keys that share more and more with a true one",
  "untold traces": "traces are searched for text, names, keys and passwords",
  "picture bombs": "PDFs with huge JBIG2 and JPEG 2000 pictures",
};

export function trialsSection(result: TrialsResult, behaviour: string): Section {
  const rows = Object.entries(MEANING).flatMap(([name, meaning]) => {
    const kept = result[name];
    if (kept === undefined) return [];
    const counts = Object.entries(kept.counts).map(([what, count]) =>
      // Counts of answers are keyed by their status.
      /^\d/.test(what) ? `${count} answers of ${what}` : `${what} ${count}`,
    );
    return [[meaning, counts.join(", "), String(kept.faults.length), describeMeasured(kept, behaviour)]];
  });
  return {
    charts: [],
    markdown: `## What goes wrong around it, and who attacks it

Each is a script that starts the service as it is run (\`benchmarks/service/trials\`). Faults are jobs that were lost or billed twice, answers that no one
should get, and whatever else the script says must not happen.

${markdownTable(["what is done", "counted", "faults:", "measured"], rows)}
`,
  };
}
