/** The pages of the reference: one per tag of the contract, with its operations and the schemas that they are the first to use. */
import { contract, type JsonSchema, type Operation, type Reference } from "@docsvc/openapi/contract";
import { namesIn, schemaNamed } from "./schemas.ts";

export interface ReferenceOperation extends Operation {
  readonly method: string;
  readonly path: string;
}

export interface Topic {
  readonly tag: string;
  readonly description: string;
  readonly operations: readonly ReferenceOperation[];
  /** Names of schemas. */
  readonly schemas: readonly string[];
}

const METHODS = ["get", "post", "put", "delete"] as const;

export const TOPICS: readonly Topic[] = topicsOf();

/** Path of the page that documents a schema. */
export function pathOfSchema(name: string): string {
  const topic = TOPICS.find(({ schemas }) => schemas.includes(name));
  if (topic === undefined) throw new Error(`No operation uses the schema ${name}.`);
  return `/${pathOfTopic(topic.tag)}#${name.toLowerCase()}`;
}

export function pathOfTopic(tag: string): string {
  return `reference/api/${tag}`;
}

function topicsOf(): readonly Topic[] {
  const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method): readonly ReferenceOperation[] => {
      const operation = item[method];
      return operation === undefined ? [] : [{ method: method.toUpperCase(), path, ...operation }];
    }),
  );
  const taken = new Set<string>();
  const topics = contract.tags.map(({ name: tag, description }) => {
    const own = operations.filter(({ tags }) => tags[0] === tag);
    const schemas = closureOf(own.flatMap(schemasOf)).filter((name) => !taken.has(name));
    for (const name of schemas) taken.add(name);
    return { tag, description, operations: own, schemas };
  });
  // Schemas that only webhooks or descriptions mention.
  const rest = Object.keys(contract.components.schemas).filter((name) => !taken.has(name));
  return topics.map((topic) => (topic.tag === "webhooks" ? { ...topic, schemas: [...topic.schemas, ...rest] } : topic));
}

function schemasOf({ requestBody, responses }: Operation): readonly JsonSchema[] {
  const answers = Object.values(responses).map((answer) => responseOf(answer));
  return [requestBody, ...answers].flatMap((body) => Object.values(body?.content ?? {}).map(({ schema }) => schema));
}

export function responseOf(answer: Operation["responses"][string]): Exclude<typeof answer, Reference> {
  if (!("$ref" in answer)) return answer;
  const name = answer.$ref.split("/").at(-1)!;
  const response = contract.components.responses[name];
  if (response === undefined) throw new Error(`The contract has no response ${name}.`);
  return response;
}

/** In the order in which they are encountered, outermost first. */
function closureOf(schemas: readonly JsonSchema[]): readonly string[] {
  const found = new Set<string>();
  const open = schemas.flatMap(namesIn);
  for (let name = open.shift(); name !== undefined; name = open.shift()) {
    if (found.has(name)) continue;
    found.add(name);
    open.push(...namesIn(schemaNamed(name)));
  }
  return [...found];
}
