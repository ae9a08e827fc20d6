import { DescribedError } from "../describe-error.ts";

/** Throws an error that says why an output cannot be written. Other errors are rethrown unchanged. */
export function throwUnwritten(path: string, error: unknown): never {
  const code = (error as NodeJS.ErrnoException).code ?? "";
  const reason = UNWRITTEN[code];
  if (reason === undefined) throw error;
  throw new DescribedError({ code: "output_not_written", message: `${path} cannot be written: ${reason}` });
}

const UNWRITTEN: Readonly<Record<string, string>> = {
  EACCES: "this user may not write there. Name another place with --out.",
  EPERM: "this user may not write there. Name another place with --out.",
  EROFS: "the file system is read-only. Name another place with --out.",
  ENOENT: "there is no such folder, and it cannot be made.",
  ENOTDIR: "a part of its path is a file.",
  EISDIR: "there is a folder of that name.",
  EEXIST: "a part of its path is a file.",
  ENAMETOOLONG: "its name is too long.",
  ENOSPC: "the disk is full.",
};
