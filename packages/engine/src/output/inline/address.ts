/** Addresses that a click may open: no scripts, no data, no files of the reader's machine. */
export function isSafeAddress(address: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:|ftps?:\/\/|#)\S/i.test(address);
}
