import { fileExtToReader } from "@docsvc/llamaindex";
import { SimpleDirectoryReader } from "@llamaindex/readers/directory";
import type { Document } from "llamaindex";

export async function readFolder(directoryPath: string): Promise<Document[]> {
  const readers = fileExtToReader({ mode: "page" });
  return new SimpleDirectoryReader().loadData({ directoryPath, fileExtToReader: readers });
}
