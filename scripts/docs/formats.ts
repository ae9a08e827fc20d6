/** Generates what the documentation and the client say about supported formats, from the engine's list. */
import { DOCUMENT_EXTENSIONS } from "../../packages/engine/src/formats/document-extensions.ts";
import { FORMATS } from "../../packages/engine/src/formats/formats.ts";

/** The supported formats that have extensions, one row each. */
export function formatsTable(): string {
  const rows = FORMATS.filter(({ load, extensions }) => load !== undefined && extensions.length > 0).map(
    ({ name, extensions }) => `| ${name.replace(/^an? /, "")} | ${extensions.map((one) => `\`.${one}\``).join(" ")} |`,
  );
  const refused = FORMATS.filter(({ load, extensions }) => load === undefined && extensions.length > 0);
  const names = refused.map(({ name }) => name.replace(/^an? /, "")).join(", ");
  return ["| format | files |", "|---|---|", ...rows, "", `Refused by name, with what to do: ${names}.`].join("\n");
}

/** The same in one line. */
export function nameExtensions(): string {
  return `Files that are read: ${DOCUMENT_EXTENSIONS.join(", ")}; JSON and XML where they are named.`;
}

/** The client's module with the list of extensions: the client has no dependencies, so it cannot import the engine. */
export function writeExtensions(): string {
  const list = DOCUMENT_EXTENSIONS.map((extension) => `  "${extension}",\n`).join("");
  return `// Written by \`npm run docs\` from the engine's list of formats.

/** The file extensions that the service reads, in lower case, without their dot. */
export const DOCUMENT_EXTENSIONS: readonly string[] = [
${list}];
`;
}
