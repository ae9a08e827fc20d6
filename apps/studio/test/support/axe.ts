import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

export interface Rules {
  /** Rules of axe-core to leave out. @defaultValue none */
  readonly without?: readonly string[];
}

/** Returns the violations that axe-core finds on the current page; empty if there are none. */
export async function faultsOf(page: Page, { without = [] }: Rules = {}): Promise<readonly string[]> {
  const source = await readFile(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");
  // Runs through the debugger: the page's policy blocks injected scripts.
  await page.evaluate(`globalThis.axe ?? (() => { ${source} })()`);
  const options = {
    resultTypes: ["violations"],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
  const violations = await page.evaluate<readonly Violation[]>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ""}`),
  );
}
