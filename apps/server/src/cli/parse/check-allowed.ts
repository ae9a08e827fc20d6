import { usageError } from "../command-error.ts";

/** Refuses a list of `--allow` that cannot be read. @throws {@link CommandError} */
export async function checkAllowed(list: string): Promise<void> {
  if (list === "") return;
  const { readAllowList } = await import("../../fetch/allow-list.ts");
  try {
    readAllowList(list);
  } catch (error) {
    throw usageError(`--allow: ${(error as Error).message}`);
  }
}
