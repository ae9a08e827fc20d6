import type { Answer, Order, Reading } from "./messages.ts";

/** What a reader is made of; all of it is there before the first document. */
export interface Program {
  /** Address of the worker's script, in this page's memory. */
  readonly script: string;
  /** PDFium's WebAssembly file. */
  readonly pdfium: ArrayBuffer;
}

/** The failure of a reading, in the engine's words. */
export class ReadError extends Error {
  readonly code: string | null;

  constructor(message: string, code: string | null) {
    super(message);
    this.code = code;
  }
}

/** One document in a worker of its own: to close it ends whatever it does, and gives its memory back. */
export class Reader implements Disposable {
  readonly #worker: Worker;
  readonly #pdfium: ArrayBuffer;
  readonly #drawn = new Map<string, (image: Blob | undefined) => void>();

  constructor({ script, pdfium }: Program) {
    this.#worker = new Worker(script, { type: "module" });
    this.#pdfium = pdfium;
  }

  /**
   * @param bytes - go over to the worker
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

  /** A page of the document that was read; undefined where it cannot be drawn. @param width - pixels */
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
