import type { Answer, Order, Reading } from "./messages.ts";

/** Everything a reader needs, loaded before the first document. */
export interface Program {
  /** Address of the worker's script, in this page's memory. */
  readonly script: string;
  /** PDFium's WebAssembly file. */
  readonly pdfium: ArrayBuffer;
}

/** An error of the engine, with its message. */
export class ReadError extends Error {
  readonly code: string | null;

  constructor(message: string, code: string | null) {
    super(message);
    this.code = code;
  }
}

/** One document in a worker of its own: closing it stops the work and frees its memory. */
export class Reader implements Disposable {
  readonly #worker: Worker;
  readonly #pdfium: ArrayBuffer;
  readonly #drawn = new Map<string, (image: Blob | undefined) => void>();

  constructor({ script, pdfium }: Program) {
    this.#worker = new Worker(script, { type: "module" });
    this.#pdfium = pdfium;
  }

  /**
   * @param bytes - transferred to the worker
   * @throws {@link ReadError}
   */
  async read(
    bytes: Uint8Array<ArrayBuffer>,
    password: string | null,
    onProgress: (done: number, total: number) => void,
  ): Promise<Reading> {
    return await new Promise((resolve, reject) => {
      this.#worker.addEventListener("error", () => reject(new ReadError("The reader of this page broke.", null)));
      this.#worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
        if (data.kind === "progress") onProgress(data.done, data.total);
        if (data.kind === "read") resolve(data.reading);
        if (data.kind === "failed") reject(new ReadError(data.message, data.code));
        if (data.kind === "drawn") this.#drawn.get(`${data.page} ${data.width}`)?.(data.image ?? undefined);
      });
      this.#order({ kind: "read", pdfium: this.#pdfium, bytes, password });
    });
  }

  /** Renders a page of the document; undefined if it cannot be rendered. @param width - pixels */
  async draw(page: number, width: number): Promise<Blob | undefined> {
    return await new Promise((resolve) => {
      this.#drawn.set(`${page} ${width}`, resolve);
      this.#order({ kind: "draw", page, width });
    });
  }

  [Symbol.dispose](): void {
    this.#worker.terminate();
  }

  #order(order: Order): void {
    this.#worker.postMessage(order, { transfer: order.kind === "read" ? [order.bytes.buffer] : [] });
  }
}
