/** Uploads that do not pass through the service: an entry of its own, since only large documents and own object stores ask for it. */
export { uploadDirect } from "./files/upload-direct.ts";
export type { DirectUpload } from "./files/upload-direct.ts";
export type { UploadOptions, UploadProgress } from "./files/upload.ts";
