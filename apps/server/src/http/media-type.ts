import type { FastifyRequest } from "fastify";
import { ServiceError } from "../errors/service-error.ts";

/** @throws {@link ServiceError} `unsupported_media_type` if the operation does not accept the body's type */
export function checkMediaType(request: FastifyRequest): void {
  const { operation } = request.routeOptions.config;
  if (operation?.multipart === true && !request.isMultipart()) throw wrongMediaType("multipart");
}

export function wrongMediaType(expected: "json" | "multipart"): ServiceError {
  return new ServiceError(
    "unsupported_media_type",
    expected === "json"
      ? "Send the body as application/json."
      : "Send the file as multipart/form-data, in a part named file.",
  );
}
