/** The image of a page, rendered by the service. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const [job, page] = [searchParams.get("job") ?? "", searchParams.get("page") ?? "1"].map(encodeURIComponent);
  const base = process.env["DOCSVC_BASE_URL"] ?? "http://127.0.0.1:8787";
  const headers = { authorization: `Bearer ${process.env["DOCSVC_API_KEY"]}` };
  const { status, body } = await fetch(`${base}/job/${job}/pages/${page}?width=800`, { headers });
  return new Response(body, { status, headers: { "content-type": "image/webp" } });
}
