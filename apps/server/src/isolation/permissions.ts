import type { ChildFolders } from "./isolation.ts";

export interface Permissions {
  /** Whether it may start other programs, which the model does not restrict. */
  readonly programs: boolean;
  /** Whether it may load native code, from any file that it can read, including those that it has written. */
  readonly addons: boolean;
}

/**
 * Flags of Node's permission model for a child that reads its code and its input and writes its output.
 *
 * @param codeFolders - the folders that it is loaded from
 */
export function permissionFlags(
  { input, output, temporary }: ChildFolders,
  codeFolders: readonly string[],
  { programs, addons }: Permissions,
): readonly string[] {
  return [
    "--permission",
    // Node warns about the flags that follow. Native code decodes images.
    "--disable-warning=SecurityWarning",
    ...(addons ? ["--allow-addons"] : []),
    // Never --allow-worker: a thread that is started with other options (`execArgv: []`) has no permission model at all.
    ...(programs ? ["--allow-child-process"] : []),
    ...[...codeFolders, input, output, temporary].map((folder) => `--allow-fs-read=${folder}`),
    ...[output, temporary].map((folder) => `--allow-fs-write=${folder}`),
  ];
}
