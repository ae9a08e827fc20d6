/** The file extensions that the service reads, in lower case, without their dot. */
export const DOCUMENT_EXTENSIONS: readonly string[] = ["pdf", "png", "jpg", "jpeg", "tif", "tiff", "webp", "gif"];
