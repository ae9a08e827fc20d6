import { AVOIDED_WORDS } from "./plain-words.ts";

export interface WordFault {
  /** From 1. */
  readonly line: number;
  readonly found: string;
  readonly plain: string;
}

const CHECKED_FILE = /\.(?:[mc]?[jt]sx?|md|ya?ml|css|html|sh)$/;

/** Files whose words are data, generated, or a record of their day. */
const EXEMPT = [
  /(?:^|\/)(?:dist|generated|golden|lexicon|families|fixtures)\//,
  /^scripts\/words\//,
  // Decisions and changelogs keep the words of their day.
  /^docs\/decisions\/2026-11-2[0-5]-/,
  /(?:^|\/)CHANGELOG\.md$/,
  /^pnpm-lock\.yaml$/,
];

/** Every use of an avoided word in a file; none in a file that is not checked. */
export function wordFaults(path: string, read: () => string): readonly WordFault[] {
  if (!CHECKED_FILE.test(path) || EXEMPT.some((pattern) => pattern.test(path))) return [];
  return read()
    .split("\n")
    .flatMap((text, index) =>
      AVOIDED_WORDS.flatMap(({ pattern, plain }) => {
        const found = pattern.exec(text)?.[0];
        return found === undefined ? [] : [{ line: index + 1, found, plain }];
      }),
    );
}
