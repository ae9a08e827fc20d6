import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A dated page of `docs/decisions/`. */
export interface Decision {
  readonly file: string;
  readonly date: string;
  readonly title: string;
}

/** Newest first. */
export function listDecisions(root: string): readonly Decision[] {
  const folder = join(root, "docs/decisions");
  return readdirSync(folder)
    .filter((file) => /^\d{4}-\d\d-\d\d-.*\.md$/.test(file))
    .sort()
    .reverse()
    .map((file) => ({ file, date: file.slice(0, 10), title: titleOf(readFileSync(join(folder, file), "utf8")) }));
}

/** One line per decision. */
export function decisionsTable(decisions: readonly Decision[]): string {
  return decisions.map(({ file, date, title }) => `- ${date} [${title}](${file})`).join("\n");
}

/** Its first heading, without the date at its start, which is printed before the link. */
function titleOf(page: string): string {
  const [, title = ""] = /^# (?:\d{4}-\d\d-\d\d: )?(.*)$/m.exec(page) ?? [];
  return title.slice(0, 1).toUpperCase() + title.slice(1);
}
