import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import ts from "typescript";

/** What an editor shows for a name: its declaration and its documentation. */
export interface Shown {
  readonly declaration: string;
  readonly documentation: string;
}

/**
 * Queries TypeScript's language service, as editors do.
 *
 * @param file - assumed path of the text: its imports are resolved from there
 * @returns a function that gives the hover text of a name, at `const NAME`, `type NAME` or its first other occurrence after such a keyword
 */
export function openEditor(file: string, text: string): (name: string) => Shown {
  const service = ts.createLanguageService({
    getCompilationSettings: () => ({
      strict: true,
      module: ts.ModuleKind.NodeNext,
      target: ts.ScriptTarget.ESNext,
      allowImportingTsExtensions: true,
      noEmit: true,
      types: [],
    }),
    getScriptFileNames: () => [file],
    getScriptVersion: () => "1",
    getScriptSnapshot: (name) => ts.ScriptSnapshot.fromString(name === file ? text : readFileSync(name, "utf8")),
    getCurrentDirectory: () => dirname(file),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: ts.sys.readFile,
  });
  return (name) => {
    const { index = 0 } = new RegExp(String.raw`(?<=\b(const|type) )${name}\b`).exec(text) ?? {};
    const info = service.getQuickInfoAtPosition(file, index);
    return {
      declaration: ts.displayPartsToString(info?.displayParts),
      documentation: ts.displayPartsToString(info?.documentation),
    };
  };
}
