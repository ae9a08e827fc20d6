import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Settings of LibreOffice by the paths of its registry: nothing in a document runs, and nothing outside of it is fetched. */
const SETTINGS: readonly (readonly [path: string, name: string, value: string])[] = [
  ["Office.Common/Security/Scripting", "DisableMacrosExecution", "true"],
  ["Office.Common/Security/Scripting", "MacroSecurityLevel", "3"],
  // Linked pictures and sections of documents from places that are not trusted, which no place is.
  ["Office.Common/Security/Scripting", "BlockUntrustedRefererLinks", "true"],
  ["Office.Common/Security/Scripting", "DisableActiveContent", "true"],
  // Never: 2 in Writer, 1 in Calc.
  ["Office.Writer/Content/Update", "Link", "0"],
  ["Office.Calc/Content/Update", "Link", "1"],
  ["Office.Common/Load", "UpdateDocMode", "0"],
  ["Office.Common/Misc", "FirstRun", "false"],
  ["Setup/Office", "ooSetupInstCompleted", "true"],
  // A proxy on a port on which no one listens.
  ["Inet/Settings", "ooInetProxyType", "2"],
  ["Inet/Settings", "ooInetHTTPProxyName", "127.0.0.1"],
  ["Inet/Settings", "ooInetHTTPProxyPort", "9"],
  ["Inet/Settings", "ooInetHTTPSProxyName", "127.0.0.1"],
  ["Inet/Settings", "ooInetHTTPSProxyPort", "9"],
];

/**
 * Makes a profile of LibreOffice that no other run shares.
 *
 * @param build - what it would write after its first start, to be started again: with it there, one start is enough
 * @returns the argument that has it used
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
