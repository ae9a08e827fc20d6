/** Blobs take no view of shared memory, which the wider types would allow. */
export type Bytes = Uint8Array<ArrayBuffer>;
