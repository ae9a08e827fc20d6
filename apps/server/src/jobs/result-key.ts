/**
 * The token keeps an outrun worker from overwriting the result of its successor. One folder for all: a folder for each would have to
 * be made durable, too, which costs more than writing the result.
 */
export function resultKey(jobId: string, token: number): string {
  return `results/${jobId}.${token}.json`;
}

/**
 * What was read of the document, in addition to the result of a parse, for the operations that come after it. The ending `.material` is
 * that of all versions: files of earlier ones are found, and removed with their job.
 */
export function transcriptKey(jobId: string, token: number): string {
  return `results/${jobId}.${token}.material`;
}

/** All that workers may have written for a job, also those that were outrun or killed. */
export function resultKeys(jobId: string, newestToken: number): readonly string[] {
  return Array.from({ length: newestToken }, (_, index) => index + 1).flatMap((token) => [
    resultKey(jobId, token),
    transcriptKey(jobId, token),
  ]);
}

export function uploadKey(fileId: string): string {
  return `uploads/${fileId}`;
}
