export { fileExtToReader } from "./file-extensions.ts";
export { DocsvcReader } from "./reader.ts";
export type { DocsvcReaderOptions, ReadingClient } from "./reader.ts";
export type { ExtraMetadata, MetadataValue, ReadFailure, RecordMetadata } from "@docsvc/client/records";
