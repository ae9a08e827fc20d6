import CFB from "cfb";
import { EngineError } from "../../../document/errors.ts";

/**
 * The streams in the root of a compound file ([MS-CFB]), by name.
 *
 * @throws {@link EngineError} `damaged_document`
 */
export function openCompound(bytes: Uint8Array): (name: string) => Buffer | undefined {
  try {
    const file = CFB.read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), { type: "buffer" });
    const root = new Map(
      file.FileIndex.flatMap((entry, index) => {
        const path = file.FullPaths[index] ?? "";
        return path.split("/").length === 2 && entry.content !== undefined
          ? [[entry.name, entry.content] as const]
          : [];
      }),
    );
    return (name) => {
      const content = root.get(name);
      return content === undefined ? undefined : Buffer.from(content as Uint8Array);
    };
  } catch (cause) {
    throw damagedLegacy(cause);
  }
}

export function damagedLegacy(cause?: unknown): EngineError {
  const message = "This older Office document is damaged; open it, save it in a newer form (DOCX, PPTX) and use that.";
  return new EngineError("damaged_document", message, { cause });
}
