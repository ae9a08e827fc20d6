const MAX_LENGTH = 500;

/**
 * Text of a server or of the platform, made fit for a message that ends in a log: a signed address loses its query and
 * its user, keys are masked, and a long text is cut.
 */
export function withoutSecrets(text: string): string {
  const clean = text
    .replace(/\b([a-z][a-z0-9+.-]*:\/\/)(?:[^\s/?#"'<>]*@)?([^\s?#"'<>]*)(?:[?#][^\s"'<>]*)?/gi, "$1$2")
    .replace(/\b(Bearer\s+|(?:ak_live_|ak_test_|whsec_)\w{0,4})[^\s"'<>]*/gi, "$1…");
  return clean.length > MAX_LENGTH ? `${clean.slice(0, MAX_LENGTH)}…` : clean;
}
