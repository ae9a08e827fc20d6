import { vi } from "vitest";

/**
 * Runs something while no program is on the PATH. `docsvc doctor` prints a page with an office suite and with a browser, which is three quarters of
 * what it costs; tests of its other findings leave that out.
 */
export async function withoutPrograms<T>(run: () => Promise<T>): Promise<T> {
  vi.stubEnv("PATH", "/nowhere");
  try {
    return await run();
  } finally {
    vi.unstubAllEnvs();
  }
}
