import type { ChildFolders } from "./isolation.ts";

/**
 * Flags of Node's permission model for a child that reads its code and its input and writes its output.
 *
 * @param codeFolders - what it is loaded from
 * @param programs - whether it may start other programs, which the model does not hold
 */
export function permissionFlags(
  { input, output, temporary }: ChildFolders,
  codeFolders: readonly string[],
  { programs }: { readonly programs: boolean },
): readonly string[] {
  return [
    "--permission",
    // It warns of the two flags that follow. Pictures are decoded by native code, and OCR's WebAssembly runs in threads.
    "--disable-warning=SecurityWarning",
    "--allow-addons",
    "--allow-worker",
    ...(programs ? ["--allow-child-process"] : []),
    ...[...codeFolders, input, output, temporary].map((folder) => `--allow-fs-read=${folder}`),
    ...[output, temporary].map((folder) => `--allow-fs-write=${folder}`),
  ];
}
