/** Writes `docs/benchmarks.md`, `docs/reference/measurements.md` and their plots from the stored results: `node benchmarks/write-report.ts`. */
import { mkdir, writeFile } from "node:fs/promises";
import { renderReport } from "./report/report.ts";

const docs = new URL("../docs/", import.meta.url);
const { pages, charts } = await renderReport();
for (const folder of ["benchmarks/", "reference/"]) await mkdir(new URL(folder, docs), { recursive: true });
for (const { name, drawing } of charts) await writeFile(new URL(`benchmarks/${name}`, docs), drawing);
for (const [path, text] of Object.entries(pages)) await writeFile(new URL(path, docs), text);
