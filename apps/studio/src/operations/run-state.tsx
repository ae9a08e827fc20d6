import { client } from "../service/client.ts";
import type { Running } from "./run.ts";

/** How an operation is getting on, until its result takes this place. */
export function RunState({ running }: { readonly running: Running<unknown> }) {
  if (running.state === "failed") {
    return (
      <p class="error" role="alert">
        {running.why}
      </p>
    );
  }
  if (running.state !== "running") return null;
  const { jobId, share } = running;
  return (
    <div class="run-state" aria-live="polite">
      <progress max={1} value={share > 0 ? share : undefined} aria-label="Progress" />
      <span class="quiet">Working …</span>
      {jobId !== "" && (
        <button
          type="button"
          class="link"
          onClick={() =>
            void client.jobs.cancel(jobId).then(
              () => undefined,
              () => undefined,
            )
          }
        >
          Cancel
        </button>
      )}
    </div>
  );
}
