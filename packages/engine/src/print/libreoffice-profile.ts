import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Settings of LibreOffice by their registry paths: nothing in a document runs, and nothing external is fetched. */
const SETTINGS: readonly (readonly [path: string, name: string, value: string])[] = [
  ["Office.Common/Security/Scripting", "DisableMacrosExecution", "true"],
  ["Office.Common/Security/Scripting", "MacroSecurityLevel", "3"],
  // Linked images and sections from untrusted places; no place is trusted.
  ["Office.Common/Security/Scripting", "BlockUntrustedRefererLinks", "true"],
  ["Office.Common/Security/Scripting", "DisableActiveContent", "true"],
  // Never: 2 in Writer, 1 in Calc.
  ["Office.Writer/Content/Update", "Link", "0"],
  ["Office.Calc/Content/Update", "Link", "1"],
  ["Office.Common/Load", "UpdateDocMode", "0"],
  ["Office.Common/Misc", "FirstRun", "false"],
  ["Setup/Office", "ooSetupInstCompleted", "true"],
  // A proxy on a port where nothing listens.
  ["Inet/Settings", "ooInetProxyType", "2"],
  ["Inet/Settings", "ooInetHTTPProxyName", "127.0.0.1"],
  ["Inet/Settings", "ooInetHTTPProxyPort", "9"],
  ["Inet/Settings", "ooInetHTTPSProxyName", "127.0.0.1"],
  ["Inet/Settings", "ooInetHTTPSProxyPort", "9"],
];

/**
 * Creates a LibreOffice profile that no other run shares.
 *
 * @param build - what LibreOffice would write after its first start before it asks for a restart: if it is there, one start is enough
 * @returns the argument that selects the profile
 */
export async function makeProfile(folder: string, build: string | null): Promise<string> {
  const profile = join(folder, "profile");
  await mkdir(join(profile, "user"), { recursive: true });
  if (build !== null) {
    await mkdir(join(profile, "user", "extensions"));
    await writeFile(join(profile, "user", "extensions", "buildid"), build);
  }
  const items = SETTINGS.map(
    ([path, name, value]) =>
      `<item oor:path="/org.openoffice.${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`,
  );
  await writeFile(join(profile, "user", "registrymodifications.xcu"), `${HEAD}${items.join("\n")}\n</oor:items>\n`);
  return `-env:UserInstallation=${pathToFileURL(profile).href}`;
}

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
`;
