import type { CommandContext } from "../command-context.ts";
import { readText } from "./standard-input.ts";

export interface PasswordFlags {
  readonly password?: string;
  readonly passwordStdin?: true;
}

/** The password of the documents: from the option, standard input, or the environment. */
export async function readPassword(
  { password, passwordStdin }: PasswordFlags,
  { environment, input }: Pick<CommandContext, "environment" | "input">,
): Promise<string | undefined> {
  const given = passwordStdin ? (await readText(input)).replace(/\r?\n$/, "") : undefined;
  return password ?? given ?? environment.documentPassword;
}
