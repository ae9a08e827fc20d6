import { decrypt } from "officecrypto-tool";
import { EngineError } from "../../../document/errors.ts";

/** Rounds of the key derivation, in the XML of `EncryptionInfo` ([MS-OFFCRYPTO], 2.3.4.10): Office uses 100,000. */
const ROUNDS = /spinCount="(\d+)"/g;
/** Maximum in the specification; each round is a hash, and a file could request hours of them. */
const MAX_ROUNDS = 10_000_000;

/** Excel's default password for a workbook with protected sheets, which it opens without a prompt ([MS-OFFCRYPTO], 2.4.2.3). */
const NO_PASSWORD = "VelvetSweatshop";

/**
 * Decrypts an Office file: docx, xlsx and pptx in a compound file, and doc, xls and ppt of Office 97 to 2003.
 *
 * @param password - null if none was given
 * @throws {@link EngineError} `password_required`, `password_wrong`, `damaged_document`
 */
export async function unlockOffice(bytes: Uint8Array, password: string | null): Promise<Uint8Array> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if ([...file.toString("latin1").matchAll(ROUNDS)].some(([, rounds]) => Number(rounds) > MAX_ROUNDS)) {
    throw new EngineError(
      "damaged_document",
      "This Office document asks for more rounds of hashing than any program makes.",
    );
  }
  try {
    return await decrypt(file, { password: password === null || password === "" ? NO_PASSWORD : password });
  } catch (cause) {
    if (/password is incorrect/i.test(String(cause))) {
      if (password === null || password === "") {
        const required = "This Office document is locked with a password; give it as settings.document_password.";
        throw new EngineError("password_required", required, { cause });
      }
      const message = "The given password does not open this Office document; check it and try again.";
      throw new EngineError("password_wrong", message, { cause });
    }
    const message =
      "This Office document is locked in a way that is not read; save it without its password and use that.";
    throw new EngineError("damaged_document", message, { cause });
  }
}
