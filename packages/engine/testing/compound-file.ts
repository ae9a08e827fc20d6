import { burn, type Entry } from "@kenjiuno/msgreader/lib/Burner.js";
import { TypeEnum } from "@kenjiuno/msgreader/lib/Reader.js";

/** Storages and their streams, by name. */
export interface Storage {
  readonly [name: string]: Uint8Array | Storage;
}

/** A compound file ([MS-CFB]), as Outlook and older Office files are. */
export function compoundFile(root: Storage): Uint8Array {
  const entries: Entry[] = [{ name: "Root Entry", type: TypeEnum.ROOT, length: 0, children: [] }];
  addTo(0, root, entries);
  return burn(entries);
}

function addTo(parent: number, storage: Storage, entries: Entry[]): void {
  for (const [name, content] of Object.entries(storage)) {
    const index = entries.length;
    entries[parent]!.children!.push(index);
    if (content instanceof Uint8Array) {
      entries.push({
        name,
        type: TypeEnum.DOCUMENT,
        length: content.length,
        binaryProvider: () => Uint8Array.from(content),
      });
    } else {
      entries.push({ name, type: TypeEnum.DIRECTORY, length: 0, children: [] });
      addTo(index, content, entries);
    }
  }
}
