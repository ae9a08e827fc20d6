import type { JobRecord, Middleware } from "@docsvc/client";

/** Sees how much of a document is read, in what the service tells of its job while it is waited for. */
export function watchProgress(onProgress: (share: number) => void): Middleware {
  return {
    onResponse: async ({ schemaPath, response }) => {
      if (schemaPath !== "/job/{job_id}" || !response.ok) return;
      const { progress } = (await response.clone().json()) as JobRecord;
      if (typeof progress === "number") onProgress(progress);
    },
  };
}
