import type { Docsvc } from "@docsvc/client";
import type { CommandContext } from "./command-context.ts";
import { usageError } from "./command-error.ts";

/** Opens a client of the command's service, with the API key of the environment. @throws {@link CommandError} */
export async function openClient(
  server: string,
  { environment }: Pick<CommandContext, "environment">,
): Promise<Docsvc> {
  const { apiKey } = environment;
  if (apiKey === undefined) throw usageError("--server needs a key of the service in DOCSVC_API_KEY.");
  const { openServiceClient } = await import("./service-client.ts");
  return openServiceClient({ apiKey, baseUrl: server });
}
