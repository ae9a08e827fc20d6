import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Linux assigns ephemeral ports from 32,768 on, other systems from higher numbers. */
const [MIN_PORT, MAX_PORT] = [15_000, 32_000];

/**
 * Returns ports for programs that must know their port, or that restart on the same one: free when requested, and outside the range that the
 * system assigns by itself. Seconds pass until the program starts, in which other tests constantly open connections.
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
