/** Keys of the blobs of a divided job's parts. One folder and a token, as for results. */
export const SLICES = "slices/";

export function sliceKey(jobId: string, number: number, token: number): string {
  return `${SLICES}${jobId}.${number}.${token}`;
}

/** A copy of a document whose address may return other bytes, or none, the next time. */
export function sliceInputKey(jobId: string, token: number): string {
  return `${SLICES}${jobId}.input.${token}`;
}

/** The job that a blob belongs to. */
export function jobOfSliceKey(key: string): string {
  return key.slice(SLICES.length).split(".", 1)[0]!;
}
