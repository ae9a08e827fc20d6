/**
 * The project's addresses, from `project.json` of the root: `repository`, such as `https://host.example/owner/name`, and `contact`, the mail
 * address for confidential reports. Text that needs either is left out until it is set: a dead link is worse than none.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface Project {
  readonly repository: string | null;
  readonly contact: string | null;
}

const file = join(import.meta.dirname, "../../project.json");
export const PROJECT: Project = JSON.parse(readFileSync(file, "utf8")) as Project;

/** Badges of the README. */
export function describeBadges({ repository }: Project): string {
  if (repository === null) return "";
  const workflow = `${repository}/actions/workflows/ci.yml`;
  return `[![CI](${workflow}/badge.svg)](${workflow}) [![licence](https://img.shields.io/badge/licence-Apache--2.0-blue)](LICENSE)`;
}

/** How to report a vulnerability, or misconduct. */
export function describeReport({ repository, contact }: Project): string {
  const ways = [
    ...(contact === null ? [] : [`write to [${contact}](mailto:${contact})`]),
    ...(repository === null ? [] : [`use [private reporting](${repository}/security/advisories/new)`]),
  ];
  if (ways.length > 0) return `To report in confidence, ${ways.join(", or ")}.`;
  return "To report in confidence, open an issue that says only that you have something to report, without any detail: a maintainer answers it with a private way to tell the rest.";
}

/** Where to ask questions and report bugs. */
export function describeSupport({ repository }: Project): string {
  const [discussions, issues] =
    repository === null
      ? ["an issue", "an issue"]
      : [`[Discussions](${repository}/discussions)`, `an [issue](${repository}/issues/new/choose)`];
  return [
    "| | where |",
    "|---|---|",
    `| How do I …? | the [README](README.md), the package's own README, \`/docs\` of a running service, then ${discussions} |`,
    `| A document is parsed wrongly | ${issues} with the file, what you expected and what came |`,
    "| Something crashes or is not as documented | an issue with `docsvc doctor --json` |",
    "| A weakness | [SECURITY](SECURITY.md), never in public |",
  ].join("\n");
}
