import { usageError } from "../command-error.ts";

/** Validates an `--allow` list. @throws {@link CommandError} */
export async function checkAllowed(list: string): Promise<void> {
  if (list === "") return;
  const { readAllowList } = await import("../../fetch/allow-list.ts");
  try {
    readAllowList(list);
  } catch (error) {
    throw usageError(`--allow: ${(error as Error).message}`);
  }
}
