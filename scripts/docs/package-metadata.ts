import { PROJECT, type Project } from "./project.ts";

/** Fields of every public manifest that describe its origin. */
export interface Metadata {
  readonly homepage?: string;
  readonly bugs?: { readonly url: string };
  readonly author: string;
  readonly repository?: { readonly type: "git"; readonly url: string; readonly directory: string };
}

/** @param folder of the package, relative to the root: `packages/client` */
export function packageMetadata(folder: string, { repository }: Project = PROJECT): Metadata {
  const author = "The docsvc contributors";
  if (repository === null) return { author };
  return {
    homepage: `${repository}/tree/main/${folder}#readme`,
    bugs: { url: `${repository}/issues` },
    author,
    repository: { type: "git", url: `git+${repository}.git`, directory: folder },
  };
}

/** Search keywords of each package. */
export const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  docsvc: [
    "bounding boxes",
    "cli",
    "document",
    "markdown",
    "ocr",
    "pdf",
    "pdf-to-markdown",
    "rag",
    "self-hosted",
    "tables",
  ],
  "@docsvc/client": ["document", "extract", "ocr", "parse", "pdf", "rag", "tables"],
  "@docsvc/engine": ["bounding boxes", "chunking", "document", "layout", "markdown", "ocr", "pdf", "table extraction"],
  "@docsvc/langchain": ["citations", "document loader", "langchain", "pdf", "rag"],
  "@docsvc/llamaindex": ["citations", "llamaindex", "pdf", "rag", "reader"],
  "@docsvc/server": ["document", "ocr", "parse", "pdf", "self-hosted", "service"],
};
