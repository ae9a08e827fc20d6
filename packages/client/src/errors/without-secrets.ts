const MAX_LENGTH = 500;

/** Makes text of a server or the platform safe for logs: removes the user and query of addresses, masks keys, and cuts long text. */
export function withoutSecrets(text: string): string {
  const clean = text
    .replace(/\b([a-z][a-z0-9+.-]*:\/\/)(?:[^\s/?#"'<>]*@)?([^\s?#"'<>]*)(?:[?#][^\s"'<>]*)?/gi, "$1$2")
    .replace(/\b(Bearer\s+|(?:ak_live_|ak_test_|whsec_)\w{0,4})[^\s"'<>]*/gi, "$1…");
  return clean.length > MAX_LENGTH ? `${clean.slice(0, MAX_LENGTH)}…` : clean;
}
