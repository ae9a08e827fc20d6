/** The message for an empty file, in Node and in browsers. */
export const EMPTY_DOCUMENT = "The document is empty (0 bytes); check the upload.";
