import { contract, type Operation, type Parameter, type Reference, type Response } from "../contract.ts";

export interface LocatedOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
}

/** Every operation of the service. */
export const operations: readonly LocatedOperation[] = located(contract.paths);

/** Every event that the service sends. */
export const events: readonly LocatedOperation[] = located(contract.webhooks);

export function operationById(id: string): LocatedOperation {
  const found = operations.find(({ operation }) => operation.operationId === id);
  if (found === undefined) throw new Error(`The contract has no operation ${id}.`);
  return found;
}

export function response(entry: Response | Reference): Response {
  return "$ref" in entry ? contract.components.responses[nameOf(entry)]! : entry;
}

/** The name of the schema behind `{ $ref: "#/components/schemas/Name" }`. */
export function nameOf(reference: unknown): string {
  const { $ref } = reference as Reference;
  return $ref.slice($ref.lastIndexOf("/") + 1);
}

function located(paths: typeof contract.paths): LocatedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    (["get", "post", "put", "delete"] as const).flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((entry) =>
        "$ref" in entry ? contract.components.parameters[nameOf(entry)]! : entry,
      );
      return [{ method: method.toUpperCase(), path, operation, parameters }];
    }),
  );
}
