/**
 * Page images for viewing results. They are drawn on request, a few at a time, and the latest are cached in memory: they are usually viewed
 * again, and nothing of a document stays on disk longer than the document.
 */
import type { PageRegion } from "@docsvc/engine";
import { ServiceError } from "../errors/service-error.ts";

/** One page of a stored document. */
export interface PageToDraw {
  readonly organisation: string;
  /** The document's key in the file store. */
  readonly key: string;
  readonly password: string | null;
  readonly page: number;
  /** In pixels. */
  readonly width: number;
  /** The part of the page to draw; null for the whole page. */
  readonly region: PageRegion | null;
  readonly requestId: string | null;
}

/** Draws a page as WebP. @throws {@link ServiceError} */
export type DrawPage = (page: PageToDraw) => Promise<Uint8Array>;

/** One is drawn while the previous one is sent; more would take processors from the jobs. */
const AT_A_TIME = 2;
/** A screen of thumbnails. Callers that request more have to retry. */
const MAX_WAITING = 32;
/** About 300 printed pages at a width of 1,000 pixels. */
const MAX_KEPT_BYTES = 48_000_000;

const NEVER = new AbortController().signal;

export class PageImages {
  #draw: DrawPage | undefined;
  #drawing = 0;
  /** Waiting requests by organisation; the organisations take turns. */
  readonly #waiting = new Map<string, (() => void)[]>();
  /** The newest is last. */
  readonly #kept = new Map<string, Uint8Array>();
  #keptBytes = 0;

  /** Sets the function that draws. */
  drawWith(draw: DrawPage): void {
    this.#draw = draw;
  }

  /**
   * @param signal fires when the caller disconnects; requests that have not begun are dropped
   * @throws {@link ServiceError} `not_ready`, `overloaded`, or why the page cannot be drawn
   */
  async get(page: PageToDraw, signal: AbortSignal = NEVER): Promise<Uint8Array> {
    const draw = this.#draw;
    if (draw === undefined) throw new ServiceError("not_ready", "The service is starting. Ask again in a second.");
    const name = `${page.organisation}\n${page.key}\n${page.page}\n${page.width}\n${JSON.stringify(page.region)}`;
    // A document with a password is drawn only for callers who know it, so it is not cached.
    const kept = page.password === null ? this.#recall(name) : undefined;
    if (kept !== undefined) return kept;
    await this.#turn(page.organisation, signal);
    try {
      const image = await draw(page);
      if (page.password === null) this.#keep(name, image);
      return image;
    } finally {
      this.#drawing -= 1;
      this.#next();
    }
  }

  async #turn(organisation: string, signal: AbortSignal): Promise<void> {
    if (signal.aborted) throw hasLeft();
    const queue = this.#waiting.get(organisation) ?? [];
    if (queue.length >= MAX_WAITING) {
      throw new ServiceError("overloaded", "Too many pages are being drawn. Ask again in a second.", {
        headers: { "retry-after": "1" },
      });
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = (): void => {
      const at = queue.indexOf(begin);
      if (at < 0) return;
      queue.splice(at, 1);
      if (queue.length === 0) this.#waiting.delete(organisation);
      reject(hasLeft());
    };
    const begin = (): void => {
      signal.removeEventListener("abort", leave);
      resolve();
    };
    signal.addEventListener("abort", leave);
    queue.push(begin);
    this.#waiting.set(organisation, queue);
    this.#next();
    await promise;
  }

  #next(): void {
    if (this.#drawing >= AT_A_TIME) return;
    const [first] = this.#waiting;
    if (first === undefined) return;
    const [organisation, queue] = first;
    const begin = queue.shift();
    this.#waiting.delete(organisation);
    // An organisation with more requests goes to the end.
    if (queue.length > 0) this.#waiting.set(organisation, queue);
    this.#drawing += 1;
    begin?.();
  }

  #recall(name: string): Uint8Array | undefined {
    const image = this.#kept.get(name);
    if (image === undefined) return undefined;
    this.#kept.delete(name);
    this.#kept.set(name, image);
    return image;
  }

  #keep(name: string, image: Uint8Array): void {
    this.#keptBytes += image.length - (this.#kept.get(name)?.length ?? 0);
    this.#kept.delete(name);
    this.#kept.set(name, image);
    for (const [oldest, { length }] of this.#kept) {
      if (this.#keptBytes <= MAX_KEPT_BYTES) break;
      this.#kept.delete(oldest);
      this.#keptBytes -= length;
    }
  }
}

/** Not sent to anyone. */
function hasLeft(): ServiceError {
  return new ServiceError("overloaded", "The caller left before the page was drawn.");
}
