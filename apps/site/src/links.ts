import { posix } from "node:path";
import type { Page } from "./pages.ts";

const REPOSITORY = "https://github.com/docsvc/docsvc";

/**
 * Makes relative links of a document lead on: to the page that shows their document, to a picture's copy, or to the repository.
 *
 * @param file where the document lies, relative to the root of the repository
 */
export function leadLinks(markdown: string, file: string, pages: readonly Page[]): string {
  const lead = (target: string, isPicture: boolean): string => {
    if (/^([a-z]+:|#|\/\/)/.test(target)) return target;
    const [path = "", fragment] = target.split("#");
    const place = posix.normalize(posix.join(posix.dirname(file), path)).replace(/\/$/, "");
    if (isPicture) return `/${place}`;
    const page = pages.find(({ sources }) => shows(sources, place) || shows(sources, `${place}/README.md`));
    if (page === undefined) return `${REPOSITORY}/blob/main/${place}${fragment === undefined ? "" : `#${fragment}`}`;
    return `/${page.path}${fragment === undefined ? "" : `#${fragment}`}`;
  };
  return markdown.replaceAll(
    /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g,
    (_, mark: string, text: string, target: string) => `${mark}[${text}](${lead(target, mark === "!")})`,
  );
}

/** Only a page that shows the document whole: a link may lead to any part of it. */
function shows(sources: Page["sources"], file: string): boolean {
  return typeof sources !== "string" && sources.some((source) => source.file === file && source.sections === undefined);
}
