export { DocsvcDirectoryLoader } from "./directory-loader.ts";
export type { DocsvcDirectoryLoaderOptions } from "./directory-loader.ts";
export { DocsvcLoader } from "./loader.ts";
export type { DocsvcLoaderOptions } from "./loader.ts";
export type { ExtraMetadata, MetadataValue, ReadFailure, RecordMetadata } from "@docsvc/client/records";
