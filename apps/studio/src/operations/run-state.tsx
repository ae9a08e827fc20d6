import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { client } from "../service/client.ts";
import type { Running } from "./run.ts";

interface RunStateProps<Result> {
  readonly running: Running<Result>;
  readonly children: (result: Result) => ComponentChildren;
}

/** The progress of an operation, then its result, which scrolls into view. */
export function RunState<Result>({ running, children }: RunStateProps<Result>) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(running.state);
  useEffect(() => {
    if (before.current === "running" && running.state === "done") place.current?.scrollIntoView({ block: "nearest" });
    before.current = running.state;
  }, [running.state]);
  if (running.state === "failed") {
    return (
      <p class="error" role="alert">
        {running.why}
      </p>
    );
  }
  if (running.state === "done") return <div ref={place}>{children(running.result)}</div>;
  return running.state === "running" ? <Working running={running} /> : null;
}

function Working({
  running: { jobId, share },
}: {
  readonly running: Running<unknown> & { readonly state: "running" };
}) {
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
