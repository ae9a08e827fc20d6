import type { JobRecord, Middleware } from "@docsvc/client";

/** Reads the progress of a document from the responses while waiting for its job. */
export function watchProgress(onProgress: (share: number) => void): Middleware {
  return {
    onResponse: async ({ schemaPath, response }) => {
      if (schemaPath !== "/job/{job_id}" || !response.ok) return;
      const { progress } = (await response.clone().json()) as JobRecord;
      if (typeof progress === "number") onProgress(progress);
    },
  };
}
