/**
 * Reads an environment variable on any runtime: browsers have no `process`, and Deno throws if reading is not permitted. An empty variable
 * counts as not set.
 */
export function readEnvironment(
  name: "DOCSVC_API_KEY" | "DOCSVC_BASE_URL" | "DOCSVC_WEBHOOK_SECRET",
): string | undefined {
  try {
    const { process } = globalThis as { process?: { env?: Readonly<Record<string, string | undefined>> } };
    return process?.env?.[name]?.trim() || undefined;
  } catch {
    return undefined;
  }
}
