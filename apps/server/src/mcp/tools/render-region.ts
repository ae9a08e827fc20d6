import { z } from "zod";
import { type AskedBox, BOX, DOCUMENT, PAGE, PASSWORD } from "../fields.ts";
import { RefusedError, type Call, type ToolContext, type Tool } from "../tool.ts";
import { parsedDocument } from "../parsed-document.ts";

/** Margin around a box in fractions of the page, so that strokes on its edge are visible. */
const MARGIN = 0.005;
/** In base64, this is the largest message that MCP clients accept; a page of 1,600 pixels takes 300 kB. */
const MAX_BYTES = 3_000_000;

interface Asked {
  readonly document: string;
  readonly page: number;
  readonly box?: AskedBox | undefined;
  readonly width: number;
  readonly password?: string | undefined;
}

const input: z.ZodType<Asked> = z.strictObject({
  document: DOCUMENT,
  page: PAGE,
  box: BOX.optional().describe(
    "The whole page when left out. Fractions of the page as displayed, as search gives them.",
  ),
  width: z.int().min(64).max(1600).default(1000).describe("Pixels of the picture's width."),
  password: PASSWORD,
});

export const renderRegion: Tool<Asked> = {
  name: "render_region",
  title: "Look at a place",
  description:
    "Gives a picture of a box of a page, or of the whole page: to check a table, a stamp, a signature, a drawing or a doubtful word. Of PDF files and pictures that were uploaded or read from a file; of an address nothing is kept.",
  input,
  run: async (asked, context, call) => {
    const { input: opened } = await context.open(asked.document, call.signal);
    const file = /^docsvc:\/\/(.+)$/.exec(opened)?.[1];
    const base =
      file === undefined ? `/job/${await jobOf(asked, context, call)}` : `/files/${encodeURIComponent(file)}`;
    const region = asked.box === undefined ? "" : `&region=${withMargin(asked.box).join(",")}`;
    const headers: Record<string, string> =
      asked.password === undefined ? {} : { "document-password": encodeURIComponent(asked.password) };
    const path = `${base}/pages/${asked.page}?width=${asked.width}${region}`;
    const response = await context.get(path, headers, call.signal);
    if (!response.ok) throw new RefusedError(await reasonOf(response));
    const bytes = Buffer.from(await response.arrayBuffer());
    if (bytes.length > MAX_BYTES) throw new RefusedError("The picture is too large. Ask for a smaller width or box.");
    return { content: [{ type: "image", mimeType: "image/webp", data: bytes.toString("base64") }] };
  },
};

async function jobOf(asked: Asked, context: ToolContext, call: Call): Promise<string> {
  return encodeURIComponent(
    (await parsedDocument({ document: asked.document, password: asked.password }, context, call)).job,
  );
}

/** Clipped to the page, and rounded for the query. */
function withMargin({ left, top, width, height }: AskedBox): readonly string[] {
  const [from, above] = [Math.max(0, left - MARGIN), Math.max(0, top - MARGIN)];
  const [right, below] = [Math.min(1, left + width + MARGIN), Math.min(1, top + height + MARGIN)];
  return [from, above, right - from, below - above].map((fraction) => fraction.toFixed(6));
}

async function reasonOf(response: Response): Promise<string> {
  const body = (await response.json().catch(() => ({}))) as { readonly error?: unknown };
  return typeof body.error === "string" ? body.error : `The service answered ${response.status}.`;
}
