/**
 * Finds why an installation failed, from the output of npm and pnpm. The order of the list is the precedence: a full disk
 * also makes downloads fail, and a denied write has nothing to do with the network.
 */

/** @typedef {{ readonly says: string, readonly mayPass: boolean }} Failure */

const CAUSES = [
  {
    when: /ENOSPC|no space left on device|os error 28/i,
    says: () => "The disk is full. The set-up needs about 500 MB here and as much in the folder of your user.",
  },
  {
    when: /EACCES|EPERM|EROFS|permission denied|read-only file system|os error 13|os error 30/i,
    says: (output) =>
      `This user may not write to ${refusedPath(output)}. Make it yours (chown), or name another: HOME for the caches of npm and pnpm, another folder for the clone.`,
  },
  {
    when: /SELF_SIGNED_CERT|UNABLE_TO_(GET_ISSUER|VERIFY)|CERT_HAS_EXPIRED|invalid peer certificate|unknownissuer/i,
    says: () =>
      "The registry's certificate is not trusted. Behind a proxy that opens TLS, name its certificate in NODE_EXTRA_CA_CERTS.",
  },
  {
    when: /\b407\b|proxy authentication/i,
    says: (_, env) =>
      `The proxy ${proxyOf(env) ?? ""} asks for a name and a password: HTTPS_PROXY=http://NAME:PASSWORD@HOST:PORT`,
  },
  {
    when: /E40[13]\b|ERR_PNPM_FETCH_40[13]|401 unauthorized|403 forbidden/i,
    says: () => "The npm registry refuses this user. See `npm config get registry` and the token in ~/.npmrc.",
  },
  {
    when: /OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH/,
    says: () =>
      "pnpm-lock.yaml does not fit the manifests. Run `npx pnpm install --no-frozen-lockfile`, then this again.",
  },
  {
    when: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|dns error|error sending request|socket hang up|operation timed out/i,
    says: (_, env) =>
      proxyOf(env) === undefined
        ? "The npm registry cannot be reached. Check the network; behind a proxy, set HTTPS_PROXY."
        : `The npm registry cannot be reached through the proxy ${proxyOf(env)}, which HTTPS_PROXY names. Check whether it runs.`,
    mayPass: true,
  },
];

/**
 * @param {string} output of npm and pnpm
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Failure} a sentence for people, and whether a retry may succeed
 */
export function tellFailure(output, env) {
  const cause = CAUSES.find(({ when }) => when.test(output));
  if (cause === undefined) return { says: "npm or pnpm failed; its output is above.", mayPass: true };
  return { says: cause.says(output, env), mayPass: cause.mayPass ?? false };
}

/** npm prints the path on a separate line, pnpm in quotes, possibly broken between two lines. */
function refusedPath(output) {
  const path = /npm error path (.+)/.exec(output)?.[1] ?? /at "([^"]+)"/.exec(output)?.[1]?.replaceAll(/\n\s*/g, "");
  return path?.trim() ?? "a folder that the set-up needs";
}

/** Removes the user name and password that it may contain. */
function proxyOf(env) {
  const given = env.HTTPS_PROXY ?? env.https_proxy ?? env.npm_config_https_proxy ?? env.npm_config_proxy;
  return given?.replace(/\/\/[^/@]*@/, "//");
}
