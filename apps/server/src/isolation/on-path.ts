import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The path of an installed program; undefined if it is not installed, and on systems other than Linux. */
export function onPath(program: string): string | undefined {
  if (process.platform !== "linux") return undefined;
  return (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}
