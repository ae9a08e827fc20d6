import { z } from "zod";
import { MAX_LISTED } from "../list-folder.ts";
import { say, type Tool } from "../tool.ts";

interface Asked {
  readonly name_contains?: string | undefined;
}

const input: z.ZodType<Asked> = z.strictObject({
  name_contains: z.string().min(1).max(200).optional().describe("Only documents with this in their name or path."),
});

export const listDocuments: Tool<Asked> = {
  name: "list_documents",
  title: "List the documents",
  description:
    "Gives the documents that can be read, as JSON, with type and size: the files of the folders, or the parses of this service. What document says is what the other tools take as the document.",
  input,
  run: async ({ name_contains: part }, context, { signal }) => {
    const all = await context.list(signal);
    const namePart = part?.toLowerCase() ?? "";
    const documents = all.filter(({ document, name = "" }) => `${document} ${name}`.toLowerCase().includes(namePart));
    const more = all.length > MAX_LISTED ? { more: "There are more: ask with name_contains." } : {};
    return say(JSON.stringify({ documents: documents.slice(0, MAX_LISTED), ...more }));
  },
};
