import { randomUUID } from "node:crypto";
import { PDF } from "@libpdf/core";
import type { Outcome } from "../../outcome.ts";
import type { Editable, Encryption } from "../../pdf/editable.ts";

/** How to encrypt the edited file; null for no encryption. */
export type Protection = { readonly password: string; readonly encryption: Encryption | null } | null;

/** The original encryption. */
export function protectionOf({ encryption }: Editable): Protection {
  return encryption === null ? null : { password: encryption.password, encryption };
}

/** Removes the encryption, which only the owner may do. */
export function unprotect({ encryption }: Editable): Outcome & { protection?: Protection } {
  if (encryption === null) return { status: "not_found", reason: "The document is not encrypted." };
  if (!encryption.isOwner) {
    return { status: "refused", reason: "Only the owner's password may take the protection away." };
  }
  return { status: "done", count: 1, before: "encrypted", after: "not encrypted", protection: null };
}

/** Encrypts a file with AES-256, with the same permissions for its readers as before. */
export async function encrypt(
  bytes: Uint8Array,
  { password, encryption }: NonNullable<Protection>,
): Promise<Uint8Array> {
  const pdf = await PDF.load(bytes);
  const isOwners = encryption === null || encryption.isOwner;
  pdf.setProtection({
    userPassword: password,
    // The owner's password is unknown unless it was given.
    ownerPassword: isOwners && password !== "" ? password : randomUUID(),
    algorithm: "AES-256",
    ...(encryption === null ? {} : { permissions: encryption.permissions }),
  });
  return pdf.save();
}
