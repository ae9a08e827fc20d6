/**
 * How to start a program of `node_modules/.bin`, npm or npx. On Windows these are scripts that only a shell starts. Node joins the arguments of a
 * shell's command without quotes, so a folder with a blank in its name would become two arguments.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {{ file: string, args: readonly string[], shell: boolean }}
 */
export function startOf(command, args, platform = process.platform) {
  if (platform !== "win32") return { file: command, args, shell: false };
  return { file: [command, ...args].map(quoted).join(" "), args: [], shell: true };
}

/** Programs read a doubled quotation mark within quotation marks as one. */
function quoted(argument) {
  return `"${argument.replaceAll('"', '""')}"`;
}
