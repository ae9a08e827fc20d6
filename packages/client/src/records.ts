/** Parsed documents as records of a vector store. A separate entry point, for the loaders and for authors of other ones. */
export { DOCUMENT_EXTENSIONS } from "./records/extensions.ts";
export type { BlockPlaces } from "./records/fine-places.ts";
export { identifySource } from "./records/identify-source.ts";
export type { IdentifiedSource, SourceIdentity } from "./records/identify-source.ts";
export type { ExtraMetadata, MetadataValue, RecordMetadata } from "./records/metadata.ts";
export { readRecords } from "./records/read-records.ts";
export type { ReadDocument, ReadFailure, ReadOptions } from "./records/read-records.ts";
export type { ParsingClient } from "./records/parsing-client.ts";
export { toRecords } from "./records/to-records.ts";
export type { DocumentRecord, RecordImage, RecordOptions, ShapedMetadata } from "./records/to-records.ts";
export { uuidV5 } from "./records/uuid-v5.ts";
