import { makeFolder } from "../durable/make-folder.ts";
import { StartRefusedError } from "../errors/start-refused.ts";

const UNMADE: Readonly<Record<string, string>> = {
  EACCES: "this user may not write there.",
  EPERM: "this user may not write there.",
  EROFS: "the file system is read-only.",
  ENOENT: "the file system gives no folders.",
  ENOTDIR: "a part of its path is a file.",
  EEXIST: "there is a file of that name.",
  ENOSPC: "the disk is full.",
};

/** Creates the folder, closed to other users. @throws {@link StartRefusedError} that says why it cannot be created */
export async function makeDataDirectory(dataDir: string): Promise<void> {
  await makeFolder(dataDir, 0o700).catch((error: NodeJS.ErrnoException) => {
    const reason = UNMADE[error.code ?? ""];
    if (reason === undefined) throw error;
    throw new StartRefusedError(`The data directory ${dataDir} cannot be made: ${reason} Name another with --data.`);
  });
}
