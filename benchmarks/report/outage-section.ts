import type { OutageResult } from "../results/outage-result.ts";
import type { Section } from "./section.ts";

export function outageSection(result: OutageResult): Section {
  return {
    charts: [],
    markdown: `## A database that goes away

\`docsvc api\` and \`docsvc worker\` while callers submit jobs and PostgreSQL is stopped at once, stays away for ${result.awayMs / 1000} s and comes back. Callers got
${result.refused} answers with 503 and Retry-After and ${result.wrong.length} others than that and 200; ${result.acknowledged} jobs were acknowledged before and after, ${result.lost} of them lost; ${result.exited} processes
ended. The first job after the database's start was acknowledged ${(result.recoveredMs / 1000).toFixed(1)} s later.
`,
  };
}
