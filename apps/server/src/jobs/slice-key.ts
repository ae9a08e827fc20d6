/** Where the parts of a divided job keep their blobs. One folder for all, as with results; the token as there. */
export const SLICES = "slices/";

export function sliceKey(jobId: string, number: number, token: number): string {
  return `${SLICES}${jobId}.${number}.${token}`;
}

/** The copy of a document whose address may give other bytes, or none, the next time. */
export function sliceInputKey(jobId: string, token: number): string {
  return `${SLICES}${jobId}.input.${token}`;
}

/** The job that a blob belongs to. */
export function jobOfSliceKey(key: string): string {
  return key.slice(SLICES.length).split(".", 1)[0]!;
}
