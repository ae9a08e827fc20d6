/**
 * Test files share a process, so stubs are restored after each test, even if it failed. Without this, one failed test that had stubbed
 * `process` failed every file after it.
 */
import { afterEach, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
