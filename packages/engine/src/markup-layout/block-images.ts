/** Makes an image; null where there is none. The file of a picture may be of any format. */
export type LoadImage = () => Promise<Uint8Array | null>;

/** More pictures than any document of people's shows; further ones have no image. */
const MAX_IMAGES = 100_000;

/**
 * Images that blocks of a document have, by numbers that the blocks bear: pictures that its file holds, and parts of its print. Nothing of
 * them is unpacked or drawn before it is asked for.
 */
export class BlockImages implements AsyncDisposable {
  readonly #loads: LoadImage[][] = [];
  readonly #opened = new AsyncDisposableStack();

  /** Numbers an image; undefined where there are too many. */
  add(load: LoadImage): number | undefined {
    return this.#loads.length === MAX_IMAGES ? undefined : this.#loads.push([load]) - 1;
  }

  /** What is taken where an image cannot be had of those before. */
  orElse(image: number, load: LoadImage): void {
    this.#loads[image]?.push(load);
  }

  /** The ways to an image, the best first. */
  waysTo(image: number): readonly LoadImage[] {
    return this.#loads[image] ?? [];
  }

  /** Disposes of what the images are drawn from, with them. */
  holds(opened: AsyncDisposable): void {
    this.#opened.use(opened);
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#opened.disposeAsync();
  }
}

/** Gives the number of the picture at an address in the file; the same picture has one number, however often it is shown. */
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
