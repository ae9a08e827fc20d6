/** Reads `docs/interface.md`: the rows of the interface, and the tests that prove each. */

export interface InterfaceRow {
  /** The first cell without its markup: `settings.timeout`, `POST /parse`. */
  readonly names: readonly string[];
  readonly tests: readonly LinkedTest[];
}

export interface LinkedTest {
  /** Title of the test, with `%s` where a table of cases fills it in. */
  readonly title: string;
  /** Relative to the repository's root. */
  readonly file: string;
}

export function readRows(markdown: string): readonly InterfaceRow[] {
  return markdown
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| row |"))
    .map((line) => {
      const cells = line.split(/(?<!\\) \| /).map((cell) => cell.replaceAll(/^\| | \|$/g, ""));
      return { names: namesOf(cells[0]!), tests: testsOf(cells.at(-1)!) };
    });
}

/** "POST `/parse`" is one name; "`job_id`, `status`" are two. */
function namesOf(cell: string): readonly string[] {
  return cell.split(", ").map((name) => name.replaceAll("`", "").trim());
}

function testsOf(cell: string): readonly LinkedTest[] {
  return [...cell.matchAll(/\[(.*?)\]\(\.\.\/([^)]+)\)(?=,|$)/g)].map(([, title, file]) => ({
    title: title!,
    file: file!,
  }));
}

/** Whether a test file has a test or a group with this title. */
export function hasTest(code: string, title: string): boolean {
  const quoted = [`"${title}"`, `\`${title}\``, `'${title}'`];
  return quoted.some((text) => {
    for (let at = code.indexOf(text); at >= 0; at = code.indexOf(text, at + 1)) {
      // The call may have a table of cases before the title, and the title may be on a line of its own.
      if (/\(\s*$/.test(code.slice(0, at))) return true;
    }
    return false;
  });
}
