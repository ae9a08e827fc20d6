/**
 * Files share a process: what a test stubs is put back after it, also where it has failed. Without this one failed test that had taken
 * `process` away failed every file after it.
 */
import { afterEach, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
