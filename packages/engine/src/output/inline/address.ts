/** Whether an address is safe to open by a click: no scripts, no data, no local files. */
export function isSafeAddress(address: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:|ftps?:\/\/|#)\S/i.test(address);
}
