import * as webhooks from "@docsvc/client/webhooks";

// Uses the secret of DOCSVC_WEBHOOK_SECRET; without one, `handler` throws.
const receive = webhooks.handler({
  onEvent: (event, { id }) => {
    if (event.type === "job.completed") console.log(`${id}: ${event.data.job_id} is done`);
    else if (event.type === "job.failed") console.log(`${id}: ${event.data.error}`);
  },
});

const refused = await receive(new Request("http://127.0.0.1/hook", { method: "POST", body: "{}" }));
console.log(refused.status);
