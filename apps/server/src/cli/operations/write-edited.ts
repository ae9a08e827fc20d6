import { CommandError } from "../command-error.ts";
import { throwUnwritten } from "../parse/unwritten.ts";
import { writeAtomically } from "../parse/write-atomically.ts";
import { openWrittenFiles } from "../parse/written-files.ts";

export interface WriteFlags {
  readonly force: boolean;
  readonly stateDir: string | undefined;
}

/**
 * Checks the output path of an edited document before any work is done, and returns a function that writes it.
 *
 * @throws {@link CommandError} if it would overwrite a file that docsvc did not write, without permission
 */
export async function writeEdited(
  path: string | undefined,
  { force, stateDir }: WriteFlags,
): Promise<(bytes: Uint8Array) => Promise<void>> {
  if (path === undefined) return () => Promise.resolve();
  const written = openWrittenFiles(stateDir);
  if (!force && !(await written.mayReplace(path))) {
    throw new CommandError(`${path} is there, and docsvc has not written it so. Give --force to replace it.`);
  }
  return async (bytes) => {
    await writeAtomically(path, bytes).catch((error: unknown) => throwUnwritten(path, error));
    await written.note(path);
  };
}
