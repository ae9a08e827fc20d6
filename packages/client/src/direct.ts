/** Uploads that bypass the service. A separate entry point, because only large documents and separate object stores need it. */
export { uploadDirect } from "./files/upload-direct.ts";
export type { DirectUpload } from "./files/upload-direct.ts";
export type { UploadOptions, UploadProgress } from "./files/upload.ts";
