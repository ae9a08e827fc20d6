import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listDecisions, decisionsTable } from "./decisions.ts";

test("decisions are listed by their titles, the newest first, without the index itself", () => {
  const root = mkdtempSync(join(tmpdir(), "docsvc-decisions-"));
  try {
    const folder = join(root, "docs/decisions");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "2026-01-02-rows.md"), "# 2026-01-02: rows by their texts\n\n# Another\n");
    writeFileSync(join(folder, "2026-01-03-lists.md"), "# A list is one block an item\n");
    writeFileSync(join(folder, "README.md"), "# Decisions\n");
    expect(decisionsTable(listDecisions(root))).toBe(
      "- 2026-01-03 [A list is one block an item](2026-01-03-lists.md)\n- 2026-01-02 [Rows by their texts](2026-01-02-rows.md)",
    );
  } finally {
    rmSync(root, { recursive: true });
  }
});
