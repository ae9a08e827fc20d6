import { ServiceError } from "../../errors.ts";

export function timeoutError(): ServiceError {
  return new ServiceError(
    "timeout",
    "The document took longer than settings.timeout allows. Raise it, or parse fewer pages.",
  );
}
