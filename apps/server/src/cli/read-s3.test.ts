import { expect, test } from "vitest";
import { readS3 } from "./read-s3.ts";

test("without a bucket there is no S3", () => {
  expect(readS3(undefined)).toBeUndefined();
  expect(readS3({ region: "eu-central-1", endpoint: "https://s3.example.com" })).toBeUndefined();
});

test("a bucket at AWS needs nothing else: the SDK finds the role", () => {
  expect(readS3({ bucket: "documents" })).toMatchObject({ bucket: "documents", direct: false });
  expect(readS3({ bucket: "documents" })?.endpoint).toBeUndefined();
  expect(readS3({ bucket: "documents" })?.credentials).toBeUndefined();
});

test("every setting arrives", () => {
  const settings = {
    bucket: "documents",
    prefix: "docsvc",
    endpoint: "https://s3.example.com",
    region: "eu-central-1",
    publicEndpoint: "https://files.example.com",
  };
  const credentials = { accessKeyId: "id", secretAccessKey: "secret", sessionToken: "token" };
  expect(readS3({ ...settings, ...credentials, addressing: "virtual-host", direct: "true" })).toEqual({
    ...settings,
    credentials,
    addressing: "virtual-host",
    direct: true,
  });
});

test.each([
  [{ bucket: "a/b" }, "DOCSVC_S3_BUCKET"],
  [{ bucket: "documents", prefix: "/a" }, "DOCSVC_S3_PREFIX"],
  [{ bucket: "documents", endpoint: "s3.example.com" }, "DOCSVC_S3_ENDPOINT"],
  [{ bucket: "documents", publicEndpoint: "x" }, "DOCSVC_S3_PUBLIC_ENDPOINT"],
  [{ bucket: "documents", accessKeyId: "id" }, "DOCSVC_S3_SECRET_ACCESS_KEY"],
  [{ bucket: "documents", addressing: "dns" }, "DOCSVC_S3_ADDRESSING"],
  [{ bucket: "documents", direct: "yes" }, "DOCSVC_S3_DIRECT"],
])("%j is refused by the name of its variable", (environment, variable) => {
  expect(() => readS3(environment)).toThrow(variable);
});
