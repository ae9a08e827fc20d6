import type { Owner } from "./owner.ts";

/** `setpriv` with arguments after which a process is this user, and can never again be more than it is. */
export function becomeOwner(setpriv: string, owner: Owner | undefined): readonly string[] {
  const user = owner === undefined ? [] : [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, "--clear-groups"];
  return [setpriv, ...user, "--bounding-set=-all", "--inh-caps=-all", "--ambient-caps=-all", "--no-new-privs"];
}
