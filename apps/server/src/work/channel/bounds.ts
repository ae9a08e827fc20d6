/** A message of a child: numbers, and one text that was cut, each char of which JSON may write in 6 bytes. */
export const MAX_BYTES_FROM_CHILD: number = 16 * 1024;

/** All messages of one run. One of progress has 120 bytes: it is enough for 8,000 pages, and a run reads 32. */
export const MAX_BYTES_PER_RUN: number = 1024 ** 2;

/** A request to a model: the text of a page or two, or pictures of some figures in base64. */
export const MAX_BYTES_OF_ASK: number = 4 * 1024 ** 2;

/** An assignment: sixteen times what a caller may send as the body of a request by default, for operators who allow more. */
export const MAX_BYTES_TO_CHILD: number = 16 * 1024 ** 2;
