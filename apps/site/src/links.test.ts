import { expect, test } from "vitest";
import { leadLinks } from "./links.ts";
import { PAGES } from "./pages.ts";

test("a link to a document leads to the page that shows it, with its fragment", () => {
  expect(leadLinks("[a](../../docs/security.md#sandbox)", "apps/server/README.md", PAGES)).toBe(
    "[a](/operate/security#sandbox)",
  );
  expect(leadLinks("[a](packages/client)", "README.md", PAGES)).toBe("[a](/reference/typescript)");
});

test("a link to what has no page leads to the repository, where it has an address, and others stay", () => {
  const links = "[a](LICENSE) [b](https://host.test/x) [c](#here)";
  expect(leadLinks(links, "README.md", PAGES, "https://host.test/project")).toBe(
    "[a](https://host.test/project/blob/main/LICENSE) [b](https://host.test/x) [c](#here)",
  );
  expect(leadLinks(links, "README.md", PAGES, null)).toBe("a [b](https://host.test/x) [c](#here)");
});

test("a picture is a copy next to the pages", () => {
  expect(leadLinks("![a](benchmarks/speed.svg)", "docs/benchmarks.md", PAGES)).toBe("![a](/docs/benchmarks/speed.svg)");
});
