import { Docsvc } from "@docsvc/client";

const client = new Docsvc();

await client.upload("scans/page-1.tiff");
await client.upload(new Uint8Array([0x25, 0x50, 0x44, 0x46]), { fileName: "made-here.pdf" });
await client.upload(new Blob(["a,b\n1,2\n"]), { fileName: "numbers", extension: ".csv" });
await client.upload(await fetch("https://intranet.example.com/report.docx"));
await client.parse({ input: "https://example.com/public.pdf" });
await client.split({ input: "jobid://0199d3a0-7c1e-7b54-9f3a-2d6c1e8b4a10", split_description: [{ title: "Annex" }] });
