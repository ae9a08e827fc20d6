import { Docsvc } from "@docsvc/client";
import { uploadDirect } from "@docsvc/client/direct";

const client = new Docsvc();

const file = await uploadDirect(client, "annual-report.pdf");
const { usage } = await client.parse(file);
console.log(`${usage.num_pages} pages`);
