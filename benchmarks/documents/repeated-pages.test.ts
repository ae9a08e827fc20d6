import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fixture } from "@docsvc/fixtures";
import { countPages } from "./count-pages.ts";
import { openPageSource, writeRepeatedPages } from "./repeated-pages.ts";

test("a long document has exactly the pages asked for, whatever its sources have", async () => {
  const folder = await mkdtemp(join(tmpdir(), "docsvc-pages-"));
  try {
    const path = join(folder, "long.pdf");
    const sources = [
      await openPageSource(fixture("two-column/two-column.pdf")),
      await openPageSource(fixture("form/invoice.pdf")),
    ];
    await writeRepeatedPages(sources, 11, path);
    expect(await countPages([path])).toEqual([{ path, pages: 11 }]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
