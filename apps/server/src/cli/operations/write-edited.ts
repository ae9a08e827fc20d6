import { CommandError } from "../command-error.ts";
import { throwUnwritten } from "../parse/unwritten.ts";
import { writeAtomically } from "../parse/write-atomically.ts";
import { openWrittenFiles } from "../parse/written-files.ts";

export interface WriteFlags {
  readonly force: boolean;
  readonly stateDir: string | undefined;
}

/**
 * Looks at the place of an edited document before any work is done for it, and gives what writes it there.
 *
 * @throws {@link CommandError} where a file lies that docsvc has not written and that is not to be replaced
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
