import { readFileSync } from "node:fs";
import { posix } from "node:path";
import type { Page } from "./pages.ts";

const project = JSON.parse(readFileSync(new URL("../../../project.json", import.meta.url), "utf8")) as {
  readonly repository: string | null;
};

/** The address of the repository; null until the project has one. */
export const REPOSITORY: string | null = project.repository;

/**
 * Makes relative links of a document lead on: to the page that shows their document, to a picture's copy, or to the repository. Without an
 * address of the repository its link is the plain text.
 *
 * @param file where the document lies, relative to the root of the repository
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

/** Only a page that shows the document whole: a link may lead to any part of it. */
function shows(sources: Page["sources"], file: string): boolean {
  return Array.isArray(sources) && sources.some((source) => source.file === file && source.sections === undefined);
}
