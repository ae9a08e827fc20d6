import { z } from "zod";
import { JobTimeoutError } from "@docsvc/client";
import { DOCUMENT, PASSWORD } from "../fields.ts";
import { parsedDocument } from "../parsed-document.ts";
import { RefusedError, say, type Tool } from "../tool.ts";

const PATIENCE_MS = 45_000;

interface Asked {
  readonly document: string;
  readonly categories: readonly { readonly title: string; readonly description?: string | undefined }[];
  readonly password?: string | undefined;
}

const input: z.ZodType<Asked> = z.strictObject({
  document: DOCUMENT,
  categories: z
    .array(z.strictObject({ title: z.string().min(1).max(200), description: z.string().max(2000).optional() }))
    .min(1)
    .max(100)
    .describe("What the document may be. One titled “other” takes what fits none of them."),
  password: PASSWORD,
});

export const classify: Tool<Asked> = {
  name: "classify",
  title: "Decide the kind of a document",
  description:
    "Decides which of the given categories a document is of, with a probability for each, as JSON; title is null where it fits none of them.",
  input,
  run: async ({ document, categories, password }, context, call) => {
    const { job } = await parsedDocument({ document, password }, context, call);
    const { signal } = call;
    const wire = categories.map(({ title, description }) => ({
      title,
      ...(description !== undefined && { description }),
    }));
    const submitted = await context.client.classify.submit(`jobid://${job}`, { categories: wire }, { signal });
    const { result } = await submitted.wait({ signal, timeout: PATIENCE_MS }).catch(async (error: unknown) => {
      if (!(error instanceof JobTimeoutError)) throw error;
      await submitted.cancel().catch(() => undefined);
      throw new RefusedError("The classification takes too long. Ask with fewer categories.");
    });
    const { title, confidence, scores } = result;
    return say(JSON.stringify({ document: `jobid://${job}`, title, confidence, scores }));
  },
};
