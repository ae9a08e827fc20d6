/** The token keeps an outrun worker from overwriting the result of its successor. */
export function resultKey(jobId: string, token: number): string {
  return `results/${jobId}/${token}.json`;
}

export function uploadKey(fileId: string): string {
  return `uploads/${fileId}`;
}
