import { seal, unseal } from "../secrets/seal.ts";

/** The webhook of a job. Sealed at rest, because such an address often contains a token. */
export interface WebhookTarget {
  readonly url: string;
  /** The service's own address, for the address of the result. */
  readonly baseUrl: string;
}

export function sealTarget(key: Uint8Array, target: WebhookTarget, jobId: string): Uint8Array {
  return seal(key, JSON.stringify(target), `webhook ${jobId}`);
}

export function unsealTarget(key: Uint8Array, sealed: Uint8Array, jobId: string): WebhookTarget {
  return JSON.parse(unseal(key, sealed, `webhook ${jobId}`)) as WebhookTarget;
}
