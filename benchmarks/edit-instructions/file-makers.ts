/** What makes each file of a set: only those that are asked for are made, as LibreOffice takes seconds for each. */
export type FileMakers = Readonly<Record<string, () => Uint8Array | Promise<Uint8Array>>>;
