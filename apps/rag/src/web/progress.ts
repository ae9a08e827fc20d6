import type { JobRecord, Middleware } from "@docsvc/client";

/** Reads how much of a document is done from the records of its job while waiting for it. */
export function watchProgress(onProgress: (share: number) => void): Middleware {
  return {
    onResponse: async ({ schemaPath, response }) => {
      if (schemaPath !== "/job/{job_id}" || !response.ok) return;
      const { progress } = (await response.clone().json()) as JobRecord;
      if (typeof progress === "number") onProgress(progress);
    },
  };
}
