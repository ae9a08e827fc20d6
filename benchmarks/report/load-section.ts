import { spreadOf } from "../measure/statistics.ts";
import type { LoadResult, RouteFigures } from "../results/load-result.ts";
import type { SpeedResult } from "../results/speed-result.ts";
import { markdownTable } from "./markdown-table.ts";
import type { Section } from "./section.ts";

const PAGES_AN_HOUR = 1_000_000;
const PAGES_A_DOCUMENT = 10;
/** Requests of a caller per document: its submission, and reads until it is done. */
const READS_A_DOCUMENT = 5;

type Rounds = readonly RouteFigures[];

/** @param speed - for the engine's cost per page, in the estimate */
export function loadSection(result: LoadResult, speed: SpeedResult | undefined): Section {
  const { plan, docsvc, bare, keyed, fullTable, emptyTable, crowd } = result;
  const number = (value: number): string => Math.round(value).toLocaleString("en");
  const routes = (Object.keys(docsvc) as (keyof typeof docsvc)[]).map((route) => {
    const [own, least] = [docsvc[route], bare[route]];
    const rate = ratios(own, least, ({ perSecond }) => perSecond);
    const knowing = keyed?.[route];
    return [
      route,
      number(median(own, ({ perSecond }) => perSecond)),
      number(median(least, ({ perSecond }) => perSecond)),
      `${rate.median.toFixed(2)}×`,
      `${rate.low.toFixed(2)}–${rate.high.toFixed(2)}`,
      `${ratios(least, own, ({ cpuMs }) => cpuMs).median.toFixed(2)}×`,
      knowing === undefined ? "–" : `${ratios(own, knowing, ({ perSecond }) => perSecond).median.toFixed(2)}×`,
      knowing === undefined ? "–" : `${ratios(knowing, own, ({ cpuMs }) => cpuMs).median.toFixed(2)}×`,
    ];
  });
  const tables = Object.keys(fullTable).map((route) => {
    const [full, empty] = [fullTable[route]!, emptyTable[route]!];
    return [
      route,
      `${ratios(full, empty, ({ p50Ms }) => p50Ms).median.toFixed(2)}×`,
      `${ratios(full, empty, ({ cpuMs }) => cpuMs).median.toFixed(2)}×`,
    ];
  });
  const refused = Object.entries(crowd.byStatus)
    .filter(([status]) => status !== "200")
    .map(([status, count]) => `${number(count)} × ${status}`);
  return {
    charts: [],
    markdown: `## Load

The embedded service's application compared with the same two routes on bare Fastify, each in a process of its own, with ${plan.callers} callers that ask again as
soon as they are answered; ${number(plan.requests)} requests a measurement, ${plan.rounds} rounds, ratios within a round. Bare Fastify reads the same row, sends the same result from the
same file, and writes the same row as durably; it knows no keys and checks, counts and announces nothing. Of more than one submission at a moment
the service makes one commit, which is how it can be faster. Processor time is the server's alone, and the steadier figure. *With keys* is compared with a
bare Fastify that looks up the caller's key in the database, as a host that has callers must, and still does nothing else.

${markdownTable(
  [
    "route",
    "docsvc/s:",
    "bare/s:",
    "rate:",
    "spread:",
    "by processor time:",
    "rate, with keys:",
    "processor time, with keys:",
  ],
  routes,
)}

With ${number(plan.rows)} finished jobs in the table, compared with a thousand:

${markdownTable(["route", "time to the answer:", "processor time:"], tables)}

${number(crowd.callers)} callers at once, half of them submitting: ${number(crowd.perSecond)} answers a second, half within ${number(crowd.p50Ms)} ms and 99 % within ${number(crowd.p99Ms)} ms; ${crowd.broken} broken
connections, ${refused.length === 0 ? "none refused" : `refused ${refused.join(", ")}, ${crowd.withoutRetryAfter} of them without \`Retry-After\``}.
${speed === undefined ? "" : onPaper(docsvc, speed)}`,
  };
}

/** Estimates the cores for a million pages an hour, from the engine's cost per page and the application's cost per document. */
function onPaper(docsvc: LoadResult["docsvc"], speed: SpeedResult): string {
  const pagesPerSecond = PAGES_AN_HOUR / 3600;
  const documentsPerSecond = pagesPerSecond / PAGES_A_DOCUMENT;
  const costs = speed.sets.map(({ title, engines }) => {
    const rounds = engines.find(({ name }) => name === "docsvc")?.rounds ?? [];
    const cpuMs = spreadOf(rounds.map((round) => round.cpuMs / round.pages)).median;
    return [title, `${cpuMs.toFixed(1)} ms`, ((pagesPerSecond * cpuMs) / 1000).toFixed(1)];
  });
  const cpu = ({ cpuMs }: RouteFigures): number => cpuMs;
  const documentMs =
    median(docsvc["submit a job"] ?? [], cpu) + READS_A_DOCUMENT * median(docsvc["read a finished job"] ?? [], cpu);
  return `
### A million pages an hour, on paper

${Math.round(pagesPerSecond)} pages a second. What a page of embedded text costs the engine, and how many cores that takes:

${markdownTable(["documents", "processor time a page:", "cores:"], costs)}

At ${PAGES_A_DOCUMENT} pages a document the application takes ${documentsPerSecond.toFixed(0)} submissions and ${(documentsPerSecond * READS_A_DOCUMENT).toFixed(0)} reads a second: ${((documentsPerSecond * documentMs) / 1000).toFixed(2)} of a core. A page that must be
recognised costs 1 to 3 s instead, whoever recognises it: a million of those an hour are ${Math.round(pagesPerSecond)} to ${Math.round(pagesPerSecond * 3)} cores, whatever the service does.
`;
}

function median(rounds: Rounds, of: (figures: RouteFigures) => number): number {
  return spreadOf(rounds.map(of)).median;
}

function ratios(rounds: Rounds, over: Rounds, of: (figures: RouteFigures) => number): ReturnType<typeof spreadOf> {
  return spreadOf(rounds.map((figures, index) => of(figures) / of(over[index]!)));
}
