const HEADER = 512;
const ENTRY = 128;
/** Larger numbers are not sectors ([MS-CFB], 2.1). */
const LAST_SECTOR = 0xfffffffa;
const NO_ENTRY = 0xffffffff;
/** Number of entries of the sector table that are in the header. */
const HEADER_TABLE = 109;

/**
 * The names in the root of a compound file ([MS-CFB], 2.6), in lowercase. Storages below it belong to
 * embedded documents, and do not identify this one. Null if the file is damaged.
 */
export function rootNames(bytes: Uint8Array): ReadonlySet<string> | null {
  try {
    return new Set(new Directory(bytes).rootNames());
  } catch {
    return null;
  }
}

class Directory {
  readonly #view: DataView;
  readonly #sectorBytes: number;
  readonly #sectors: readonly number[];

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    this.#sectorBytes = 1 << Math.min(16, this.#view.getUint16(30, true));
    this.#sectors = this.#chainFrom(this.#view.getUint32(48, true));
  }

  /** Siblings form a binary tree. */
  *rootNames(): Generator<string> {
    const seen = new Set<number>();
    const waiting = [this.#link(0, 76)];
    for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
      if (entry === NO_ENTRY || seen.has(entry)) continue;
      seen.add(entry);
      yield this.#name(entry).toLowerCase();
      waiting.push(this.#link(entry, 68), this.#link(entry, 72));
    }
  }

  #name(entry: number): string {
    const at = this.#at(entry);
    const length = Math.min(64, this.#view.getUint16(at + 64, true));
    let name = "";
    for (let char = 0; char < length - 2; char += 2) name += String.fromCharCode(this.#view.getUint16(at + char, true));
    return name;
  }

  #link(entry: number, field: number): number {
    return this.#view.getUint32(this.#at(entry) + field, true);
  }

  #at(entry: number): number {
    const perSector = this.#sectorBytes / ENTRY;
    const sector = this.#sectors[Math.floor(entry / perSector)];
    if (sector === undefined) throw new RangeError("an entry outside of the directory");
    return this.#offset(sector) + (entry % perSector) * ENTRY;
  }

  #chainFrom(first: number): number[] {
    const chain: number[] = [];
    const most = this.#view.byteLength / this.#sectorBytes;
    for (let sector = first; sector < LAST_SECTOR; sector = this.#next(sector)) {
      if (chain.length > most) throw new RangeError("a chain of sectors without end");
      chain.push(sector);
    }
    return chain;
  }

  /** In files of more than 7 MB the table extends beyond the header; a directory that far into the file is not followed. */
  #next(sector: number): number {
    const perSector = this.#sectorBytes / 4;
    const table = Math.floor(sector / perSector);
    if (table >= HEADER_TABLE) throw new RangeError("a sector behind those that the header leads to");
    const at = this.#offset(this.#view.getUint32(76 + 4 * table, true));
    return this.#view.getUint32(at + 4 * (sector % perSector), true);
  }

  #offset(sector: number): number {
    return HEADER + sector * this.#sectorBytes + (this.#sectorBytes > HEADER ? this.#sectorBytes - HEADER : 0);
  }
}
