import { expect, test } from "vitest";
import { S3FileStore } from "./s3-file-store.ts";

test.each([
  [{ bucket: "a/b" }, "s3.bucket"],
  [{ bucket: "documents", prefix: "/docsvc/" }, "s3.prefix"],
  [{ bucket: "documents", prefix: "a/../b//" }, "s3.prefix"],
  [{ bucket: "documents", endpoint: "s3.example.com" }, "s3.endpoint"],
  [{ bucket: "documents", endpoint: "https://user:pass@s3.example.com" }, "s3.endpoint"],
  [{ bucket: "documents", publicEndpoint: "https://s3.example.com/documents" }, "s3.publicEndpoint"],
])("settings that cannot work are refused by name: %j", (options, name) => {
  expect(() => new S3FileStore(options)).toThrow(name);
});
