import { Docsvc } from "@docsvc/client";
import { regionsByPage, toStyle } from "@docsvc/client/citations";

/** The API key stays on the server: the browser gets only boxes and texts. */
export async function POST(request: Request): Promise<Response> {
  const file = (await request.formData()).get("file");
  if (!(file instanceof File)) return new Response("Send a file.", { status: 400 });
  const { result, job_id } = await new Docsvc().parse(file);
  const pages = [...regionsByPage(result)].map(([page, regions]) => ({
    page,
    boxes: regions.map((region) => toStyle(region)),
  }));
  return Response.json({ jobId: job_id, pages });
}
