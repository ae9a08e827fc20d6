import type { Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import { extname, join } from "node:path";
import { InvalidArgumentError } from "@docsvc/client";
import { DOCUMENT_EXTENSIONS } from "@docsvc/client/records";
import { RecordsLoader } from "./records-loader.ts";
import type { RecordsLoaderOptions } from "./records-loader.ts";

export interface DocsvcDirectoryLoaderOptions extends RecordsLoaderOptions {
  /**
   * Extensions of the files to load, in upper or lower case.
   * @defaultValue the extensions of all formats that the service reads
   */
  readonly extensions?: readonly string[] | undefined;
  /**
   * Called with the path of each file that is skipped because of its extension.
   * @defaultValue warns (`process.emitWarning`) about the first such file of each extension
   */
  readonly onSkipped?: ((path: string) => void) | undefined;
  /**
   * Whether to read subfolders too.
   * @defaultValue true
   */
  readonly recursive?: boolean | undefined;
}

/** Loads the documents of a folder, sorted by name. Skips hidden files and folders, and links. */
export class DocsvcDirectoryLoader extends RecordsLoader {
  readonly #directory: string;
  readonly #extensions: ReadonlySet<string>;
  readonly #recursive: boolean;
  readonly #onSkipped: (path: string) => void;

  constructor(directory: string, options: DocsvcDirectoryLoaderOptions = {}) {
    const { extensions = DOCUMENT_EXTENSIONS, recursive = true, onSkipped = warnOnce(), ...others } = options;
    super(others);
    this.#directory = directory;
    this.#extensions = new Set(extensions.map((extension) => `.${extension.replace(/^\./, "").toLowerCase()}`));
    this.#recursive = recursive;
    this.#onSkipped = onSkipped;
  }

  protected override listSources(): AsyncGenerator<string, void, undefined> {
    return this.#list(this.#directory);
  }

  async *#list(directory: string): AsyncGenerator<string, void, undefined> {
    const entries = await entriesOf(directory);
    // Sorted by code units: the same order on every machine.
    entries.sort((one, other) => (one.name < other.name ? -1 : 1));
    for (const entry of entries) {
      const path = join(directory, entry.name);
      if (entry.name.startsWith(".")) continue;
      if (entry.isDirectory() && this.#recursive) yield* this.#list(path);
      else if (!entry.isFile()) continue;
      else if (this.#extensions.has(extname(entry.name).toLowerCase())) yield path;
      else this.#onSkipped(path);
    }
  }
}

/** @throws {@link InvalidArgumentError} if the folder is missing or not readable */
async function entriesOf(directory: string): Promise<Dirent[]> {
  try {
    return await readdir(directory, { withFileTypes: true });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const reason = REASONS[code ?? ""] ?? `it cannot be read (${code})`;
    throw new InvalidArgumentError(`The folder ${directory} is not loaded: ${reason}.`, { cause });
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is none of that name",
  ENOTDIR: "it is a file, which DocsvcLoader loads",
  EACCES: "this user may not read it",
};

function warnOnce(): (path: string) => void {
  const warned = new Set<string>();
  return (path) => {
    const extension = extname(path).toLowerCase();
    if (warned.has(extension)) return;
    warned.add(extension);
    const kind = extension === "" ? "without an extension" : `with the extension ${extension}`;
    process.emitWarning(
      `DocsvcDirectoryLoader passes over files ${kind}, such as ${path}. Name the extension in \`extensions\` to load them.`,
    );
  };
}
