/**
 * The token prevents a superseded worker from overwriting its successor's result. All results are in one folder: a folder for each would
 * have to be synced too, which takes longer than writing the result.
 */
export function resultKey(jobId: string, token: number): string {
  return `results/${jobId}.${token}.json`;
}

/**
 * What was read of the document beyond the result of a parse, for later operations. All versions use the ending `.material`, so that files
 * of earlier ones are found and removed with their job.
 */
export function transcriptKey(jobId: string, token: number): string {
  return `results/${jobId}.${token}.material`;
}

/** All keys that workers may have written for a job, including those that were superseded or killed. */
export function resultKeys(jobId: string, newestToken: number): readonly string[] {
  return Array.from({ length: newestToken }, (_, index) => index + 1).flatMap((token) => [
    resultKey(jobId, token),
    transcriptKey(jobId, token),
  ]);
}

export function uploadKey(fileId: string): string {
  return `uploads/${fileId}`;
}
