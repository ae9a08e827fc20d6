/** Loads an image; null if there is none. The image file may have any format. */
export type LoadImage = () => Promise<Uint8Array | null>;

/** More images than any real document has; further ones are dropped. */
const MAX_IMAGES = 100_000;

/**
 * Images of a document's blocks, by the numbers that blocks refer to: images in the file, and cut-outs of its printed pages. They are
 * decompressed or rendered only when requested.
 */
export class BlockImages implements AsyncDisposable {
  readonly #loads: LoadImage[][] = [];
  readonly #opened = new AsyncDisposableStack();

  /** Numbers an image; undefined if there are too many. */
  add(load: LoadImage): number | undefined {
    return this.#loads.length === MAX_IMAGES ? undefined : this.#loads.push([load]) - 1;
  }

  /** Adds a fallback for an image. */
  orElse(image: number, load: LoadImage): void {
    this.#loads[image]?.push(load);
  }

  /** The loaders of an image, the best first. */
  waysTo(image: number): readonly LoadImage[] {
    return this.#loads[image] ?? [];
  }

  /** Registers a resource that images are rendered from, to be disposed of with them. */
  holds(opened: AsyncDisposable): void {
    this.#opened.use(opened);
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#opened.disposeAsync();
  }
}

/** Returns a function that gives the number of the image at an address in the file; an image has one number, however often it is shown. */
export function picturesAt(
  images: BlockImages | undefined,
  read: (address: string) => Promise<Uint8Array | null>,
): (address: string | undefined) => number | undefined {
  const numbers = new Map<string, number | undefined>();
  return (address) => {
    if (images === undefined || address === undefined || address === "") return undefined;
    if (!numbers.has(address)) {
      const number = images.add(() => read(address));
      numbers.set(address, number);
    }
    return numbers.get(address);
  };
}
