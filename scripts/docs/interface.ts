/** Of `docs/interface.md`: rows of the interface, and the tests that hold each. */

export interface InterfaceRow {
  /** The first cell without its marks: `settings.timeout`, `POST /parse`. */
  readonly names: readonly string[];
  readonly tests: readonly LinkedTest[];
}

export interface LinkedTest {
  /** What the test is called, with `%s` where a table of cases fills it. */
  readonly title: string;
  /** From the repository's root. */
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

/** Whether a file of tests has one, or a group of them, that is called so. */
export function hasTest(code: string, title: string): boolean {
  const quoted = [`"${title}"`, `\`${title}\``, `'${title}'`];
  return quoted.some((text) => {
    for (let at = code.indexOf(text); at >= 0; at = code.indexOf(text, at + 1)) {
      // The call may have a table of cases before the name, and the name a line of its own.
      if (/\(\s*$/.test(code.slice(0, at))) return true;
    }
    return false;
  });
}
