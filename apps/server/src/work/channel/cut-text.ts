/** A text of a child, as it is sent, kept, logged and shown. */
const MAX_CHARS = 2000;

/** Cuts what is too long for a message, or for a record of what came of a job. */
export function cutText(text: string): string {
  return text.length <= MAX_CHARS ? text : `${text.slice(0, MAX_CHARS - 1)}…`;
}
