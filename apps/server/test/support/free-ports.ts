import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Linux gives ports from 32,768 on, other systems later ones, to whoever wants any. */
const [MIN_PORT, MAX_PORT] = [15_000, 32_000];

/**
 * For programs that must know their port, or that come back at the one they had: free when asked for, and none that the system
 * gives by itself to whoever wants any port. Between this and the program's start lie seconds, in which other tests open connections all the time.
 */
export async function freePorts(count: number): Promise<readonly number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(MIN_PORT, MAX_PORT);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once("error", () => resolve(false)).listen(port, "127.0.0.1", () => resolve(true));
    });
    if (isFree) {
      await new Promise((resolve) => server.close(resolve));
      ports.add(port);
    }
  }
  return [...ports];
}
