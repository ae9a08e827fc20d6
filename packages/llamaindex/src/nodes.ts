import type { DocumentRecord, ReadDocument, RecordImage } from "@docsvc/client/records";
import { ImageNode, NodeRelationship, ObjectType, TextNode } from "llamaindex";
import type { RelatedNodeInfo } from "llamaindex";

interface NodeParams {
  id_: string;
  text: string;
  metadata: Record<string, unknown>;
  excludedEmbedMetadataKeys: string[];
  excludedLlmMetadataKeys: string[];
}

/**
 * Converts a record to the parameters of a LlamaIndex node. Metadata is excluded from embeddings and, except for the place that an answer may cite,
 * from prompts: boxes mean nothing to a model, and a splitter throws if the metadata is longer than its chunks.
 */
export function toNodeParams({ id, text, metadata }: Pick<DocumentRecord, "id" | "text" | "metadata">): NodeParams {
  const keys = Object.keys(metadata);
  return {
    id_: id,
    text,
    metadata: { ...metadata },
    excludedEmbedMetadataKeys: keys,
    excludedLlmMetadataKeys: hiddenFromModels({ ...metadata }),
  };
}

/** Metadata that describes the place of a text. */
const SHOWN = ["file_name", "page_number", "section"];
/** Characters of this metadata: about 100 tokens, well below a splitter's 1,024. */
const MAX_SHOWN = 400;

function hiddenFromModels(metadata: Readonly<Record<string, unknown>>): string[] {
  const shown = new Set<string>();
  let left = MAX_SHOWN;
  for (const key of SHOWN) {
    left -= key.length + String(metadata[key]).length;
    if (left >= 0) shown.add(key);
  }
  return Object.keys(metadata).filter((key) => !shown.has(key));
}

/** An image without words has at most an image node. */
export function hasText({ text }: DocumentRecord): boolean {
  return text.trim() !== "";
}

/** The nodes of a document in reading order, each image right after the text that contains it. */
export async function toNodes(
  document: ReadDocument,
  openImage: (fileId: string) => Promise<Blob>,
): Promise<(TextNode | ImageNode)[]> {
  const { source_id, source, file_name, file_type, records } = document;
  const metadata = { source, file_name, file_type };
  const origin: RelatedNodeInfo = { nodeId: source_id, nodeType: ObjectType.DOCUMENT, metadata };
  const nodes: (TextNode | ImageNode)[] = [];
  let before: TextNode | undefined;
  for (const record of records) {
    const images: ImageNode[] = [];
    for (const image of record.images) images.push(await toImageNode(image, origin, openImage));
    if (hasText(record)) {
      const node = new TextNode({ ...toNodeParams(record), relationships: { [NodeRelationship.SOURCE]: origin } });
      if (before !== undefined) {
        node.relationships[NodeRelationship.PREVIOUS] = relate(before);
        before.relationships[NodeRelationship.NEXT] = relate(node);
      }
      for (const image of images) image.relationships[NodeRelationship.PARENT] = relate(node);
      if (images.length > 0) node.relationships[NodeRelationship.CHILD] = images.map(relate);
      nodes.push(node);
      before = node;
    }
    nodes.push(...images);
  }
  return nodes;
}

async function toImageNode(
  image: RecordImage,
  origin: RelatedNodeInfo,
  openImage: (fileId: string) => Promise<Blob>,
): Promise<ImageNode> {
  return new ImageNode({
    ...toNodeParams(image),
    // The reference changes with each parse, and stores keep nodes as JSON, in which a Blob would be lost.
    image: await toDataUrl(await openImage(image.file_id)),
    relationships: { [NodeRelationship.SOURCE]: origin },
  });
}

function relate({ id_, type }: TextNode): RelatedNodeInfo {
  return { nodeId: id_, nodeType: type, metadata: {} };
}

async function toDataUrl(image: Blob): Promise<string> {
  const bytes = Buffer.from(await image.arrayBuffer());
  return `data:${image.type || "image/png"};base64,${bytes.toString("base64")}`;
}
