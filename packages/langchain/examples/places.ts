import { toPixels } from "@docsvc/client/citations";
import type { PageRegion } from "@docsvc/client/citations";
import { DocsvcLoader } from "@docsvc/langchain";

const [document] = await new DocsvcLoader("annual-report.pdf", { mode: "block" }).load();
const regions = JSON.parse(document?.metadata["regions"] ?? "[]") as PageRegion[];
for (const region of regions) console.log(region.page, toPixels(region, { width: 800, height: 1131 }));
