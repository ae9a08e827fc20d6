import { expect, test } from "vitest";
import type { DocumentSource } from "../files/document.ts";
import { identifySource } from "./identify-source.ts";
import { uuidV5 } from "./uuid-v5.ts";

const idOf = async (source: DocumentSource): Promise<string> => (await identifySource(source)).source_id;

test("an id is the UUIDv5 of RFC 9562, appendix A.4", async () => {
  const dns = "6ba7b810-9dad-11d1-80b4-00c04fd430c8";
  expect(await uuidV5(dns, "www.example.com")).toBe("2ed6657d-e927-568b-95e1-2665a8aea6a2");
});

test("a signed address is the same source each time it is minted, and no part of its query is kept", async () => {
  const address = "https://user:word@bucket.example.com/r/Annual%20report.PDF";
  const signed = await identifySource(`${address}?X-Amz-Date=1&X-Amz-Signature=secret#page=2`);
  expect(signed).toMatchObject({
    source: "https://bucket.example.com/r/Annual%20report.PDF",
    file_name: "Annual report.PDF",
    file_type: "pdf",
  });
  expect(await idOf(new URL(`${address}?X-Amz-Date=2&X-Amz-Signature=other`))).toBe(signed.source_id);
});

test("an unsigned query distinguishes documents, and is not shown", async () => {
  const [seven, eight] = ["https://example.com/d?id=7", "https://example.com/d?id=8"];
  expect(await idOf(seven)).not.toBe(await idOf(eight));
  expect((await identifySource(seven)).source).toBe("https://example.com/d");
});

test("a path is known by itself, with either slash; a reference too", async () => {
  expect(await identifySource("folder/a.b.Pdf")).toMatchObject({
    source: "folder/a.b.Pdf",
    file_name: "a.b.Pdf",
    file_type: "pdf",
  });
  for (const same of ["folder\\a.pdf", "./folder/a.pdf", "folder/./b/../a.pdf", ".\\folder//a.pdf"]) {
    expect(await identifySource(same)).toMatchObject({ ...(await identifySource("folder/a.pdf")), input: same });
  }
  const others = ["/folder/a.pdf", "../folder/a.pdf", "../../folder/a.pdf", "a.pdf"];
  expect(new Set(await Promise.all([...others, "folder/a.pdf"].map(idOf))).size).toBe(5);
  expect(await idOf({ file_id: "docsvc://1.pdf" })).toBe(await idOf("docsvc://1.pdf"));
  expect(await identifySource({ job_id: "1" })).toMatchObject({ source: "jobid://1", file_name: "1", file_type: "" });
});

test("bytes are known by what they are, however they are given", async () => {
  const bytes = new TextEncoder().encode(`%PDF-1.7 ${"x".repeat(100)}`);
  const id = await idOf(bytes);
  for (const same of [new File([bytes], "a.pdf"), new Blob([bytes]).stream(), () => new Response(bytes)]) {
    expect(await idOf(same)).toBe(id);
  }
  const base64 = btoa(String.fromCharCode(...bytes));
  for (const same of [base64, `data:application/pdf;base64,${base64}`]) {
    expect(await identifySource(same)).toMatchObject({ source: "document", source_id: id });
  }
  expect(await idOf(new File(["other"], "a.pdf"))).not.toBe(id);
  expect(await identifySource(new Blob([bytes], { type: "application/pdf" }))).toMatchObject({
    file_name: "document",
    file_type: "pdf",
  });
});
