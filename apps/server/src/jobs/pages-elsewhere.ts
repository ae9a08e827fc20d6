/** Page requests from a process that answers callers, which opens no documents, to one that does. */
import { newId } from "../ports/identifiers.ts";
import type { PageAnswer, PageRequest, PageRequests } from "../ports/page-requests.ts";
import { seal, unseal } from "../secrets/seal.ts";
import { ServiceError } from "../errors/service-error.ts";
import type { Context } from "./context.ts";
import type { PageToDraw } from "./page-images.ts";

/** The slowest page of the corpus takes 4 s, and two requests may be ahead. */
const WITHIN_MS = 30_000;

/** Requests a page from another process of the fleet. @throws {@link ServiceError} */
export async function drawElsewhere(
  page: PageToDraw,
  { stores }: Pick<Context, "stores">,
  requests: PageRequests,
  withinMs: number = WITHIN_MS,
): Promise<Uint8Array> {
  const id = newId();
  const sealed = seal(stores.secrets.sealing, JSON.stringify(page), contextOf(id));
  const answer = await requests.ask({ id, sealed }, withinMs);
  if (answer === undefined) {
    throw new ServiceError(
      "not_ready",
      "No process that reads documents has drawn the page in time. Ask again later, and see that docsvc worker runs.",
      { headers: { "retry-after": "5" } },
    );
  }
  if (!("image" in answer)) throw new ServiceError(answer.code, answer.message);
  return answer.image;
}

/** Draws a page that another process requested, or answers why it cannot be drawn. @throws errors that are not the page's */
export async function answerPage(
  { id, sealed }: PageRequest,
  { stores, pageImages }: Pick<Context, "stores" | "pageImages">,
  requests: PageRequests,
): Promise<void> {
  const page = JSON.parse(unseal(stores.secrets.sealing, sealed, contextOf(id))) as PageToDraw;
  try {
    await requests.answer(id, { image: await pageImages.get(page) });
  } catch (error) {
    await requests.answer(id, toRefusal(error));
    if (!ServiceError.isInstance(error)) throw error;
  }
}

function toRefusal(error: unknown): PageAnswer {
  if (ServiceError.isInstance(error)) return { code: error.code, message: error.message };
  return { code: "internal_error", message: "The page could not be drawn." };
}

function contextOf(id: string): string {
  return `page ${id}`;
}
