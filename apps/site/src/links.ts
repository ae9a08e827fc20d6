import { readFileSync } from "node:fs";
import { posix } from "node:path";
import type { Page } from "./pages.ts";

const project = JSON.parse(readFileSync(new URL("../../../project.json", import.meta.url), "utf8")) as {
  readonly repository: string | null;
};

/** The address of the repository; null until the project has one. */
export const REPOSITORY: string | null = project.repository;

/**
 * Rewrites a document's relative links: to the page that shows the linked document, to an image's copy, or to the repository. Without
 * a repository address, a link becomes plain text.
 *
 * @param file path of the document, relative to the repository's root
 */
export function leadLinks(
  markdown: string,
  file: string,
  pages: readonly Page[],
  repository: string | null = REPOSITORY,
): string {
  const lead = (target: string, isPicture: boolean): string | null => {
    if (/^([a-z]+:|#|\/\/)/.test(target)) return target;
    const [path = "", fragment] = target.split("#");
    const place = posix.normalize(posix.join(posix.dirname(file), path)).replace(/\/$/, "");
    if (isPicture) return `/${place}`;
    const page = pages.find(({ sources }) => shows(sources, place) || shows(sources, `${place}/README.md`));
    const end = fragment === undefined ? "" : `#${fragment}`;
    if (page !== undefined) return `/${page.path}${end}`;
    return repository === null ? null : `${repository}/blob/main/${place}${end}`;
  };
  return markdown.replaceAll(
    /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g,
    (_, mark: string, text: string, target: string) => {
      const leads = lead(target, mark === "!");
      return leads === null ? text : `${mark}[${text}](${leads})`;
    },
  );
}

/** Only a page that shows the whole document: a link may lead to any part of it. */
function shows(sources: Page["sources"], file: string): boolean {
  return Array.isArray(sources) && sources.some((source) => source.file === file && source.sections === undefined);
}
