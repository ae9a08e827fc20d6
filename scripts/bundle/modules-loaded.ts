import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const MARK = "loaded: ";

/** Prints, when the process ends, what it has loaded. */
const PRINTER = `import { registerHooks } from "node:module";
const urls = [];
registerHooks({ load: (url, context, next) => { urls.push(url); return next(url, context); } });
process.on("exit", () => process.stderr.write(${JSON.stringify(MARK)} + JSON.stringify(urls) + "\\n"));`;

/** A test for a bundler's group; its ids have the slashes of the web on each system, or those of Windows. */
export function isAmong(paths: ReadonlySet<string>): (id: string) => boolean {
  const known = new Set([...paths].map(withSlashes));
  return (id) => known.has(withSlashes(id));
}

function withSlashes(path: string): string {
  return path.replaceAll("\\", "/");
}

/** Runs Node with these arguments, and returns the paths of all files that it loads as modules. */
export async function modulesLoaded(...args: readonly string[]): Promise<Set<string>> {
  const hook = `data:text/javascript,${encodeURIComponent(PRINTER)}`;
  const { stderr } = await promisify(execFile)(process.execPath, ["--import", hook, ...args]);
  const line = stderr.split("\n").find((one) => one.startsWith(MARK));
  if (line === undefined) throw new Error(`Node printed nothing of what it loads for ${args.join(" ")}:\n${stderr}`);
  const urls = JSON.parse(line.slice(MARK.length)) as readonly string[];
  return new Set(urls.filter((url) => url.startsWith("file:")).map((url) => fileURLToPath(url)));
}
