/** The search of the site as a function: sections of pages, ranked like in the search box of VitePress. */
import MiniSearch from "minisearch";

export interface Section {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  /** The headings above it. */
  readonly titles: readonly string[];
  readonly text: string;
}

/** @returns the paths of the pages whose sections match, best first, each once */
export function createSiteSearch(pages: ReadonlyMap<string, string>): (query: string) => readonly string[] {
  const sections = [...pages].flatMap(([path, markdown]) => sectionsOf(path, markdown));
  const index = new MiniSearch<Section>({ fields: ["title", "titles", "text"], storeFields: ["path"] });
  index.addAll(sections);
  return (query) => {
    const found = index.search(query, SEARCH_OPTIONS);
    return [...new Set(found.map(({ path }) => String(path)))];
  };
}

/** The defaults of the search box of VitePress (`VPLocalSearchBox.vue`). */
const SEARCH_OPTIONS = { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } } as const;

function sectionsOf(path: string, markdown: string): readonly Section[] {
  const sections: { title: string; titles: readonly string[]; lines: string[] }[] = [];
  const open: string[] = [];
  let isFenced = false;
  // The search box indexes the displayed text: code without its backticks.
  for (const line of markdown.replaceAll(/(?<!`)`(?!`)/gu, "").split("\n")) {
    if (line.startsWith("```")) isFenced = !isFenced;
    const [, marks, heading] = /^(#{1,6}) (.+?)(?: \{#[^}]*\})?$/u.exec(line) ?? [];
    if (isFenced || marks === undefined) {
      sections.at(-1)?.lines.push(line);
      continue;
    }
    open.length = Math.min(open.length, marks.length - 1);
    sections.push({ title: heading!, titles: [...open], lines: [] });
    open[marks.length - 1] = heading!;
  }
  return sections.map(({ title, titles, lines }, at) => {
    return { id: `${path}#${at}`, path, title, titles: titles.filter(Boolean), text: lines.join("\n") };
  });
}
