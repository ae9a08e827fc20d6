import { ServiceError } from "../../errors/service-error.ts";

export function timeoutError(): ServiceError {
  return new ServiceError(
    "timeout",
    "The document took longer than settings.timeout allows. Raise it, or parse fewer pages.",
  );
}
