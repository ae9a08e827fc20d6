/** Started by `budget.ts` under valgrind: reads the given files one after the other, and exits. */
import { loadDocsvc } from "../engines/docsvc.ts";

const read = loadDocsvc("off");
for (const file of process.argv.slice(2)) await read(file);
process.exit(0);
