/** The name-based UUID of RFC 9562, section 5.5: the same namespace and name always give the same id. */
export async function uuidV5(namespace: string, name: string | Blob): Promise<string> {
  const space = Uint8Array.from(namespace.replaceAll("-", "").match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const named = await new Blob([space, name]).arrayBuffer();
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-1", named)).subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
