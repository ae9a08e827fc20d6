import { expect, test } from "vitest";
import { withoutDoubt } from "./without-doubt.ts";

test("a text that may be a heading or not is plain, all other headings stay", () => {
  const markdown = "# Terms\n\n## **Water**\n\nIt flows.\n\n## Scope\n";
  expect(withoutDoubt(markdown, ["water"])).toBe("# Terms\n\n**Water**\n\nIt flows.\n\n## Scope\n");
});
