import type { ApiKey, AuthenticatedKey, NewApiKey } from "../../ports/key-store.ts";
import { numberOrNull } from "./row.ts";
import type { Row, Value } from "./row.ts";

const AUTHENTICATED = ["id", "organisation", "rate_count", "rate_seconds", "concurrency"] as const;

/** The properties of a key that requests need. */
export const AUTHENTICATED_COLUMNS: string = AUTHENTICATED.join(", ");

export function rowToKey(row: Row): ApiKey {
  return {
    ...valuesToAuthenticated(AUTHENTICATED.map((name) => row[name]!)),
    name: String(row["name"]),
    prefix: String(row["prefix"]),
    createdAt: Number(row["created_at"]),
    lastUsedAt: numberOrNull(row["last_used_at"]),
    revokedAt: numberOrNull(row["revoked_at"]),
  };
}

/** From a row without names, whose values are in the order of {@link AUTHENTICATED_COLUMNS}. */
export function valuesToAuthenticated(values: readonly Row[string][]): AuthenticatedKey {
  const [id, organisation, rateCount, rateSeconds, concurrency] = values;
  return {
    id: String(id),
    organisation: String(organisation),
    limits: {
      rate: rateCount === null ? null : { count: Number(rateCount), seconds: Number(rateSeconds) },
      concurrency: numberOrNull(concurrency),
    },
  };
}

/** Values for `id, organisation, name, prefix, hash, rate_count, rate_seconds, concurrency`. */
export function keyToValues({ id, organisation, name, prefix, hash, limits }: NewApiKey): Value[] {
  const { rate, concurrency } = limits;
  return [id, organisation, name, prefix, hash, rate?.count ?? null, rate?.seconds ?? null, concurrency];
}
