import { expect, test } from "vitest";
import { tellFailure } from "./failure.mjs";

/** As written by npm 10 and pnpm 12. */
const NO_NETWORK = `npm error code EAI_AGAIN
npm error syscall getaddrinfo
npm error request to https://registry.example.org/pnpm failed, reason: getaddrinfo EAI_AGAIN registry.example.org`;
const NO_RIGHTS_AT_HOME = `npm error code EACCES
npm error syscall mkdir
npm error path /home/ada/.npm
npm error errno EACCES
npm error Your cache folder contains root-owned files, please run:
npm error   sudo chown -R 1000:1000 "/home/ada/.npm"`;
const NO_RIGHTS_IN_CLONE = `Error: ERR_PNPM_PACKAGE_MANAGER_CREATE_SLOT_DIR

  × installing dependencies
  ╰─▶ Failed to create virtual store slot directory at "/srv/docsvc/
      node_modules/.pnpm/node@24.21.0": Permission denied (os error 13)
`;
const NO_ROOM = "npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write";
const PROXY_AWAY =
  "npm error request to https://registry.example.org/pnpm failed, reason: connect ECONNREFUSED 127.0.0.1:9";

test.each([
  ["no network", NO_NETWORK, {}, "registry cannot be reached. Check the network", true],
  [
    "a proxy that does not run",
    PROXY_AWAY,
    { HTTPS_PROXY: "http://ada:secret@proxy:3128" },
    "proxy http://proxy:3128,",
    true,
  ],
  [
    "a proxy that asks who it is",
    "tunneling socket, statusCode=407",
    { HTTPS_PROXY: "http://proxy:1" },
    "a password",
    false,
  ],
  ["no rights at home", NO_RIGHTS_AT_HOME, {}, "may not write to /home/ada/.npm.", false],
  [
    "no rights in the clone",
    NO_RIGHTS_IN_CLONE,
    {},
    "may not write to /srv/docsvc/node_modules/.pnpm/node@24.21.0.",
    false,
  ],
  ["no room", NO_ROOM, {}, "The disk is full", false],
  ["a certificate", "npm error code SELF_SIGNED_CERT_IN_CHAIN", {}, "NODE_EXTRA_CA_CERTS", false],
  ["a registry that refuses", "npm error code E401", {}, "refuses this user", false],
  ["something else", "Segmentation fault", {}, "is above", true],
])("%s is told, and tried again only where that may help", (_, output, env, sentence, mayPass) => {
  const failure = tellFailure(output, env);
  expect(failure.says).toContain(sentence);
  expect(failure.says).not.toContain("secret");
  expect(failure.mayPass).toBe(mayPass);
});
