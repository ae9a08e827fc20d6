import { Docsvc } from "@docsvc/client";
import { regionsByPage, toPixels, toStyle } from "@docsvc/client/citations";

const { result } = await new Docsvc().parse("annual-report.pdf");

for (const [page, regions] of regionsByPage(result)) {
  const size = result.pages?.find((one) => one.page === page) ?? { width: 800, height: 1131 };
  for (const region of regions) console.log(page, toPixels(region, size), toStyle(region));
}
