import { ServiceError } from "../errors/service-error.ts";
import type { AllowAddress } from "./guarded-agent.ts";
import { readPublicUrl } from "./public-url.ts";
import type { UrlFault } from "./public-url.ts";

/** @throws {@link ServiceError} `invalid_webhook_url` if webhooks may not be sent to the address */
export function checkWebhookUrl(text: string, allow: AllowAddress): URL {
  const url = readPublicUrl(text, allow);
  if (typeof url === "string") throw new ServiceError("invalid_webhook_url", FAULTS[url]);
  return url;
}

const FAULTS: Readonly<Record<UrlFault, string>> = {
  invalid: "async.webhook.url is not a valid address. Give the https:// address of your receiver.",
  scheme: "async.webhook.url must be an http:// or https:// address.",
  credentials: "async.webhook.url carries a user name or password. Verify the signature of each webhook instead.",
  private:
    "async.webhook.url does not lead to the public internet. For a receiver on your own machine or network, start the service with --allow and its host, such as --allow 127.0.0.1, or set DOCSVC_ALLOW.",
};
