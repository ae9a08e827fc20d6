import { createServer } from "node:net";

/** Milliseconds; longer than a busy service on the same machine takes to answer. */
const ANSWER_MS = 2000;

/**
 * Checks whether a port is free, before anything is opened, so that a second start on one machine is reported at once.
 *
 * @returns a message that names the program on the port and the remedy; undefined if the port is free
 */
export async function describeTakenPort(host: string, port: number): Promise<string | undefined> {
  const code = await tryPort(host, port);
  if (code === undefined) return undefined;
  if (code === "EADDRINUSE") return `${await whoIsThere(host, port)} Take another with --port ${port + 1}.`;
  if (code === "EACCES") return `This user may not listen on port ${port}. Take one from 1024 on with --port.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `${host} is no address of this machine: see --host.`;
  return `Port ${port} of ${host} cannot be listened on (${code}). Take another with --port.`;
}

function tryPort(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.name));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

async function whoIsThere(host: string, port: number): Promise<string> {
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  const url = `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
  const version = await fetch(`${url}/version`, { signal: AbortSignal.timeout(ANSWER_MS) })
    .then((answer) => answer.json() as Promise<{ readonly version?: unknown }>)
    .then((answer) => (typeof answer.version === "string" ? answer.version : undefined))
    .catch(() => undefined);
  return version === undefined
    ? `Port ${port} is in use by another program.`
    : `Port ${port} is in use: another docsvc (${version}) answers on ${url}.`;
}
