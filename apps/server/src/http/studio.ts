import type { FastifyInstance, FastifyRequest } from "fastify";

/** The web studio, which authenticates with a cookie instead of a key. */
export interface Studio {
  /** The session that a request belongs to. */
  readonly sessionOf: (request: FastifyRequest) => StudioSession | undefined;
  readonly addTo: (app: FastifyInstance) => Promise<void>;
}

export interface StudioSession {
  readonly key: string;
  readonly managesKeys: boolean;
  readonly expiresAt: number;
}
