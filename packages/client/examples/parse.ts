import { createParse } from "@docsvc/client/parse";

const parse = createParse();

const { result } = await parse("annual-report.pdf");
console.log(result.chunks.length);
