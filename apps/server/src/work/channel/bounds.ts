/** A message of a child: numbers, and one truncated text, of which JSON may need 6 bytes for each char. */
export const MAX_BYTES_FROM_CHILD: number = 16 * 1024;

/** All messages of one run. A progress message has 120 bytes, so this is enough for 8,000 pages; a run reads 32. */
export const MAX_BYTES_PER_RUN: number = 1024 ** 2;

/** A request to a model: the text of a page or two, or images of some figures in base64. */
export const MAX_BYTES_OF_ASK: number = 4 * 1024 ** 2;

/** An assignment: sixteen times the default limit of a request body, for operators who allow more. */
export const MAX_BYTES_TO_CHILD: number = 16 * 1024 ** 2;
