import { readEnvironment } from "../connection/environment.ts";
import { InvalidArgumentError } from "../errors/transport-errors.ts";

/** One secret, or several during a rotation. */
export type WebhookSecret = string | readonly string[];

/**
 * The bytes of each secret.
 *
 * @throws {@link InvalidArgumentError} if there is none: a receiver without a secret would accept anyone's deliveries
 */
export function readSecrets(
  secret: WebhookSecret | undefined = readEnvironment("DOCSVC_WEBHOOK_SECRET"),
): readonly Uint8Array<ArrayBuffer>[] {
  const secrets = [secret ?? []].flat();
  if (secrets.length === 0) {
    throw new InvalidArgumentError("A webhook secret is needed: give secret, or set DOCSVC_WEBHOOK_SECRET.");
  }
  return secrets.map((one) => {
    const bytes = fromBase64(one.replace(/^whsec_/, ""));
    if (bytes !== undefined && bytes.length > 0) return bytes;
    throw new InvalidArgumentError("The webhook secret is not valid: copy it again, with whsec_.");
  });
}

export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
