export { ServiceError } from "./errors.ts";
export type { ErrorCode } from "./errors.ts";
export { local } from "./local.ts";
export type { LocalOptions, LocalService } from "./local.ts";
export type { Limits, LogTarget, Prices, ServiceOptions } from "./options.ts";
export { DataDirectoryInUseError } from "./service-lock.ts";
export { createService, startService } from "./service.ts";
export type { ListenOptions, RunningService, Service } from "./service.ts";
