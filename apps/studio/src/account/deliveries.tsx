import { useState } from "preact/hooks";
import { ask, inWords } from "../service/ask.ts";
import { sinceInWords } from "../ui/since.ts";
import { useAsked } from "../ui/use-asked.ts";

interface Delivery {
  readonly id: string;
  readonly state: "pending" | "delivered" | "failed" | "gone";
  readonly tries: number;
  readonly due_at: string | null;
  readonly last: { readonly at: string; readonly status: number | null; readonly error: string | null } | null;
}

/** The deliveries of a job's webhook, and a button to replay them. */
export function Deliveries({ jobId }: { readonly jobId: string }) {
  const { value, failure, again } = useAsked(
    () => ask<readonly Delivery[]>("GET", `/studio/api/webhooks?job_id=${jobId}`),
    jobId,
  );
  const [message, setMessage] = useState("");
  const replay = async (id: string): Promise<void> => {
    await ask("POST", `/studio/api/webhooks/${id}/replay`).then(
      () => setMessage("It is being sent again."),
      (error: unknown) => setMessage(inWords(error)),
    );
    again();
  };
  if (failure !== "") return <p class="error">{failure}</p>;
  if (value === undefined) return null;
  if (value.length === 0) return <p class="quiet">No webhook was asked for.</p>;
  return (
    <>
      <ul class="deliveries">
        {value.map(({ id, state, tries, due_at, last }) => (
          <li key={id}>
            <span class={`state state-${state === "delivered" ? "done" : state === "pending" ? "" : "refused"}`}>
              webhook {state}
            </span>{" "}
            <span class="quiet">
              {tries} {tries === 1 ? "try" : "tries"}
              {last !== null && ` · last ${sinceInWords(last.at)}: ${last.error ?? last.status ?? "no answer"}`}
              {due_at !== null && state === "pending" && ` · next ${sinceInWords(due_at)}`}
            </span>{" "}
            <button type="button" onClick={() => void replay(id)}>
              Send again
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{message}</p>
    </>
  );
}
