/** Maximum length of a child's text when sent, stored, logged or shown. */
const MAX_CHARS = 2000;

/** Truncates a text that is too long for a message or a job's record. */
export function cutText(text: string): string {
  return text.length <= MAX_CHARS ? text : `${text.slice(0, MAX_CHARS - 1)}…`;
}
