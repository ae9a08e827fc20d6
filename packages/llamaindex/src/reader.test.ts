import { MetadataMode, NodeRelationship, TextNode, jsonToNode } from "llamaindex";
import type { ImageNode } from "llamaindex";
import { expect, test } from "vitest";
import { DocsvcReader } from "./index.ts";
import type { ReadingClient } from "./index.ts";

const bbox = { left: 0.1, top: 0.2, width: 0.3, height: 0.05, page: 1 };

const client: ReadingClient = {
  async parse(input) {
    if ((input as string).includes("damaged")) throw new Error("It is damaged.");
    const blocks = ["one", "two", ""].map((content) => ({
      type: "Figure" as const,
      content,
      bbox,
      ...(content !== "one" && { image_file_id: `docsvc://${content}.png` }),
    }));
    const chunks = blocks.map((block) => ({ content: block.content, embed: block.content, blocks: [block] }));
    return { job_id: "1", duration: 1, usage: { num_pages: 1, credits: 1 }, result: { type: "full", chunks } };
  },
  downloadFile: async (file) => new Blob([file], { type: "image/png" }),
};

const signed = "https://example.com/a/report.pdf?X-Amz-Signature=secret";

test("nodes know their source, their neighbours and their images; a picture without words is its image alone", async () => {
  const nodes = await new DocsvcReader({ client }).loadNodes(signed);
  const [one, two, image, alone] = nodes;
  expect(nodes).toHaveLength(4);
  expect([one, two].every((node) => node instanceof TextNode)).toBe(true);
  expect(one?.sourceNode?.nodeId).toBe(one?.metadata["source_id"]);
  expect([one?.prevNode, one?.nextNode?.nodeId]).toEqual([undefined, two?.id_]);
  expect([two?.prevNode?.nodeId, two?.nextNode]).toEqual([one?.id_, undefined]);
  expect(two?.childNodes?.map(({ nodeId }) => nodeId)).toEqual([image?.id_]);
  expect(image?.parentNode?.nodeId).toBe(two?.id_);
  expect(alone?.relationships).toEqual({ [NodeRelationship.SOURCE]: one?.sourceNode });
  expect((jsonToNode(JSON.parse(JSON.stringify(image))) as ImageNode).image).toBe(
    `data:image/png;base64,${btoa("docsvc://two.png")}`,
  );
});

test("no query of a signed address is in an id, in metadata, in a relation or in a failure", async () => {
  const reader = new DocsvcReader({ client, onError: "skip" });
  const found = [await reader.loadData(signed), await reader.loadNodes([signed, signed.replace("report", "damaged")])];
  expect(JSON.stringify([found, reader.failures])).not.toMatch(/secret|Amz/);
  expect(found.flat()[0]?.metadata).toMatchObject({
    source: "https://example.com/a/report.pdf",
    file_name: "report.pdf",
  });
  expect(reader.failures).toEqual([
    { source: "https://example.com/a/damaged.pdf", error: new Error("It is damaged.") },
  ]);
});

test("a model reads the file's name, the page and the section, and nothing else is embedded or prompted", async () => {
  const [document] = await new DocsvcReader({ client, metadata: "nested", extraMetadata: { mine: 1 } }).loadData(
    "a.pdf",
  );
  const keys = Object.keys(document!.metadata);
  expect(keys).toEqual(expect.arrayContaining(["bbox", "mine", "regions"]));
  expect(document?.excludedEmbedMetadataKeys).toEqual(keys);
  const shown = new Set(["file_name", "page_number", "section"]);
  expect(document?.excludedLlmMetadataKeys).toEqual(keys.filter((key) => !shown.has(key)));
  expect(document?.getContent(MetadataMode.LLM)).toBe("file_name: a.pdf\npage_number: 1\nsection:\n\none");
  expect(document?.getContent(MetadataMode.EMBED)).toBe("one");
  const name = `${"long ".repeat(800)}.pdf`;
  const [long] = await new DocsvcReader({ client }).loadData(name);
  // Even with a long name, most of a splitter's 1,024 tokens are left for the text.
  expect(long?.getContent(MetadataMode.LLM).length).toBeLessThan(450);
});

test("without any source the error says what to give", async () => {
  await expect(new DocsvcReader({ client }).loadData()).rejects.toThrow("give a source");
});
