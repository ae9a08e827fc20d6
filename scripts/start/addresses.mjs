import { createServer } from "node:net";

/**
 * Address of the service on this machine, from its options and environment.
 *
 * @param {readonly string[]} args arguments of docsvc serve
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function addressOf(args, env) {
  const option = (name) => {
    const at = args.findLastIndex((arg) => arg === name || arg.startsWith(`${name}=`));
    return at < 0 ? undefined : args[at] === name ? args[at + 1] : args[at].slice(name.length + 1);
  };
  const host = option("--host") ?? env.DOCSVC_HOST ?? "127.0.0.1";
  const port = option("--port") ?? env.DOCSVC_PORT ?? "8787";
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/** @returns {Promise<number>} the port, or a free one if it is taken */
export function findPort(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error) => (port === 0 ? reject(error) : resolve(findPort(0))));
    server.listen(port, "127.0.0.1", () => {
      const { port: found } = server.address();
      server.close(() => resolve(found));
    });
  });
}

/**
 * @param {AbortSignal} signal aborted when the service ends
 * @returns {Promise<boolean>} resolves when the service answers or ends; whether it answers
 */
export async function untilHealthy(baseUrl, signal) {
  while (!signal.aborted) {
    const response = await fetch(`${baseUrl}/health`, { signal }).catch(() => undefined);
    if (response?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
