import { z } from "zod";
import { JobTimeoutError } from "@docsvc/client";
import { DOCUMENT, PASSWORD } from "../fields.ts";
import { parsedDocument } from "../parsed-document.ts";
import { RefusedError, say, type Tool } from "../tool.ts";

/** The same as the service's limit of a schema. */
const MAX_SCHEMA_LETTERS = 256 * 1024;
/** In characters. */
const LONGEST_ANSWER = 60_000;
const PATIENCE_MS = 45_000;

interface Asked {
  readonly document: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly password?: string | undefined;
}

const input: z.ZodType<Asked> = z.strictObject({
  document: DOCUMENT,
  schema: z
    .record(z.string(), z.unknown())
    .refine((schema) => JSON.stringify(schema).length <= MAX_SCHEMA_LETTERS, "The schema is larger than 256 kB.")
    .describe(
      "A JSON Schema of an object. Names, titles and descriptions of its properties tell what each is called on the page.",
    ),
  password: PASSWORD,
});

export const extract: Tool<Asked> = {
  name: "extract",
  title: "Extract data",
  description:
    "Fills a JSON Schema from a document, each value with the page and box that it was read from. What the document does not say is named under missing, and never made up.",
  input,
  run: async (asked, context, { signal, onProgress }) => {
    const { job } = await parsedDocument(asked, context, { signal, onProgress });
    const submitted = await context.client.extract.submit(`jobid://${job}`, { schema: asked.schema }, { signal });
    const { result } = await submitted.wait({ signal, timeout: PATIENCE_MS }).catch(async (error: unknown) => {
      if (!(error instanceof JobTimeoutError)) throw error;
      await submitted.cancel().catch(() => undefined);
      throw new RefusedError("The extraction takes too long. Ask for fewer values at once, or of fewer pages.");
    });
    const { data, citations, missing } = result;
    const whole = JSON.stringify({ document: `jobid://${job}`, data, missing, citations });
    if (whole.length <= LONGEST_ANSWER) return say(whole);
    const short = JSON.stringify({ document: `jobid://${job}`, data, missing, citations: "too many to tell" });
    if (short.length <= LONGEST_ANSWER) return say(short);
    throw new RefusedError("The data is too long for an answer. Ask for fewer values at once, or of fewer pages.");
  },
};
