import type { FastifyBaseLogger } from "fastify";

type Child = Parameters<FastifyBaseLogger["child"]>;
type Line = Parameters<FastifyBaseLogger["info"]>;

/** The logger of one request, which adds the request's id to each line. Created on first use, because most requests log nothing. */
export class RequestLogger implements FastifyBaseLogger {
  level: string;
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Child[0];
  readonly #options: Child[1];
  #made: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: Child[0], options: Child[1]) {
    this.level = parent.level;
    this.#parent = parent;
    this.#bindings = bindings;
    this.#options = options;
  }

  get #logger(): FastifyBaseLogger {
    return (this.#made ??= this.#parent.child(this.#bindings, this.#options));
  }

  child(...child: Child): FastifyBaseLogger {
    return this.#logger.child(...child);
  }

  trace(...line: Line): void {
    this.#logger.trace(...line);
  }

  debug(...line: Line): void {
    this.#logger.debug(...line);
  }

  info(...line: Line): void {
    this.#logger.info(...line);
  }

  warn(...line: Line): void {
    this.#logger.warn(...line);
  }

  error(...line: Line): void {
    this.#logger.error(...line);
  }

  fatal(...line: Line): void {
    this.#logger.fatal(...line);
  }

  silent(...line: Line): void {
    this.#logger.silent(...line);
  }
}
