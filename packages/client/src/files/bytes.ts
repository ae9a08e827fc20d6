/** Blobs do not accept views of shared memory, which the wider type would allow. */
export type Bytes = Uint8Array<ArrayBuffer>;
