import { AVOIDED_WORDS } from "./plain-words.ts";

export interface WordFault {
  /** 1-based. */
  readonly line: number;
  readonly found: string;
  readonly plain: string;
}

const CHECKED_FILE = /\.(?:[mc]?[jt]sx?|md|ya?ml|css|html|sh)$/;

/** Files that are generated, or whose words are data or a historical record. */
const EXEMPT = [
  /(?:^|\/)(?:dist|generated|golden|lexicon|families|fixtures)\//,
  /^scripts\/words\//,
  // Words that callers may use in instructions.
  /^packages\/engine\/src\/edit\/(?:grammar\/scope|operations\/comment\/(?:operation|read-comment))\.ts$/,
  // Decisions and changelogs keep the words of their date.
  /^docs\/decisions\/2026-11-2[0-5]-/,
  /(?:^|\/)CHANGELOG\.md$/,
  /^pnpm-lock\.yaml$/,
];

const COMMENT_OR_TITLE = /^\s*(?:\/?\*|\/\/|(?:test|describe|it)[.(])/;

/** Lists every use of an avoided word in a file; empty for a file that is not checked. */
export function wordFaults(path: string, read: () => string): readonly WordFault[] {
  if (!CHECKED_FILE.test(path) || EXEMPT.some((pattern) => pattern.test(path))) return [];
  // In tests and training data, text outside comments and titles is mostly the text of a document.
  const isTest = /\.(?:test|suite)\.tsx?$|\/training\//.test(path);
  return read()
    .split("\n")
    .map((text) => (isTest && !COMMENT_OR_TITLE.test(text) ? "" : text))
    .flatMap((text, index) =>
      AVOIDED_WORDS.flatMap(({ pattern, plain }) => {
        const found = pattern.exec(text)?.[0];
        return found === undefined ? [] : [{ line: index + 1, found, plain }];
      }),
    );
}
