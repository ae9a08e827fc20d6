import type { Owner } from "./owner.ts";

/** The `setpriv` command line that changes a process to this user and prevents it from gaining privileges again. */
export function becomeOwner(setpriv: string, owner: Owner | undefined): readonly string[] {
  const user = owner === undefined ? [] : [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, "--clear-groups"];
  return [setpriv, ...user, "--bounding-set=-all", "--inh-caps=-all", "--ambient-caps=-all", "--no-new-privs"];
}
