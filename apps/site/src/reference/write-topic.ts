import { contract, type JsonSchema, type MediaType, type Parameter, type Reference } from "@docsvc/openapi/contract";
import type { RealExample } from "./real-examples.ts";
import { fieldsOf, keywordOf, resolve, schemaNamed, typeOf, type Field } from "./schemas.ts";
import { pathOfSchema, responseOf, type ReferenceOperation, type Topic } from "./topics.ts";

/**
 * The Markdown of a topic: its operations with examples, then each object with a heading for each field, so that the search finds
 * fields by name.
 *
 * @param examples - requests with the answers of a running service
 */
export function writeTopic(topic: Topic, examples: readonly RealExample[]): string {
  const operations = topic.operations.map((operation) => writeOperation(operation, topic.tag, examples));
  const schemas = topic.schemas.map((name) => writeSchema(name, examples));
  return [...operations, ...schemas].join("\n\n");
}

function writeOperation(operation: ReferenceOperation, tag: string, examples: readonly RealExample[]): string {
  const { method, path, summary, description, parameters = [], requestBody, responses } = operation;
  const bodies = Object.entries(requestBody?.content ?? {});
  const answers = Object.entries(responses).map(([status, answer]) => {
    const { description: says, content = {} } = responseOf(answer);
    const schema = Object.values(content)[0]?.schema;
    return `| ${status} | ${inCell(says)} | ${schema === undefined ? "" : typeOf(schema, link)} |`;
  });
  const real = examples.filter((example) => example.path === path && example.field === undefined && method === "POST");
  return [
    `## \`${method} ${path}\` {#${tag}-${operation.operationId.toLowerCase()}}`,
    `**${summary}**`,
    description.trim(),
    ...(parameters.length === 0 ? [] : [parameterTable(parameters)]),
    ...bodies.map(([type, { schema }]) => `The body is \`${type}\`: ${typeOf(schema, link)}.`),
    ...(real.length > 0 ? real.map(writeExample) : exampleOf(operation, bodies)),
    `| status | answer | body |\n|---|---|---|\n${answers.join("\n")}`,
  ].join("\n\n");
}

/** The contract's own example, used if no real answer is shown. */
function exampleOf(
  { method, path, responses }: ReferenceOperation,
  bodies: readonly (readonly [string, MediaType])[],
): readonly string[] {
  const sent = bodies.flatMap(([, { examples = {} }]) => Object.values(examples)).at(0)?.value;
  const answered = Object.values(responses)
    .flatMap((answer) => Object.values(responseOf(answer).content ?? {}))
    .flatMap(({ examples = {} }) => Object.values(examples))
    .at(0)?.value;
  return [
    ...(sent === undefined ? [] : [`Example of \`${method} ${path}\`:`, fenced(sent)]),
    ...(answered === undefined ? [] : ["Example of an answer:", fenced(answered)]),
  ];
}

function parameterTable(parameters: readonly (Parameter | Reference)[]): string {
  const rows = parameters.map((parameter) => {
    const { name, in: place, required, description = "", schema } = parameterOf(parameter);
    const must = required === true ? "required" : defaultOf(schema);
    const facts = [IN[place] ?? place, inCell(typeOf(schema, link)), must].filter((fact) => fact !== "").join(", ");
    return `| \`${name}\`, ${facts} | ${inCell(description)} |`;
  });
  // Two columns: with one for each fact, a telephone shows no meaning.
  return `| parameter | meaning |\n|---|---|\n${rows.join("\n")}`;
}

const IN: Readonly<Record<string, string>> = { query: "in the query", path: "in the path", header: "a header" };

function parameterOf(parameter: Parameter | Reference): Parameter {
  if (!("$ref" in parameter)) return parameter;
  const name = parameter.$ref.split("/").at(-1)!;
  const named = contract.components.parameters[name];
  if (named === undefined) throw new Error(`The contract has no parameter ${name}.`);
  return named;
}

function writeSchema(name: string, examples: readonly RealExample[]): string {
  const schema = schemaNamed(name);
  const type = inlineType(schema);
  return [
    `## ${name} {#${name.toLowerCase()}}`,
    textOf(schema["description"]),
    ...(type === "" ? [] : [type]),
    ...fieldsOf(schema).map((field) => writeField(name, field, examples)),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** The type of a schema without fields. */
function inlineType(schema: JsonSchema): string {
  if (fieldsOf(schema).length > 0) return "";
  const bounds = boundsOf(schema);
  return `Type: ${typeOf(schema, link)}${bounds === "" ? "" : `; ${bounds}`}.`;
}

function writeField(owner: string, { name, schema, isRequired }: Field, examples: readonly RealExample[]): string {
  const values = resolve(schema)["enum"] as readonly unknown[] | undefined;
  const facts = [
    typeOf(schema, link),
    ...(values === undefined ? [] : [`one of ${values.map((one) => `\`${JSON.stringify(one)}\``).join(", ")}`]),
    isRequired ? "**required**" : defaultOf(schema),
    boundsOf(resolve(schema)),
  ];
  return [
    `### \`${name}\` {#${owner.toLowerCase()}-${name.replaceAll(/[^a-z0-9]+/giu, "-").toLowerCase()}}`,
    facts.filter((fact) => fact !== "").join("; "),
    textOf(keywordOf(schema, "description")),
    ...examples.filter(({ field }) => field === `${owner}.${name}`).map(writeExample),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

function defaultOf(schema: JsonSchema): string {
  const value = keywordOf(schema, "default");
  return value === undefined ? "" : `default \`${JSON.stringify(value)}\``;
}

const BOUNDS: readonly (readonly [string, string])[] = [
  ["minimum", "at least"],
  ["maximum", "at most"],
  ["minLength", "characters: at least"],
  ["maxLength", "characters: at most"],
  ["minItems", "entries: at least"],
  ["maxItems", "entries: at most"],
  ["pattern", "matches"],
];

function boundsOf(schema: JsonSchema): string {
  const bounds = BOUNDS.filter(([keyword]) => schema[keyword] !== undefined);
  return bounds.map(([keyword, says]) => `${says} \`${String(schema[keyword])}\``).join(", ");
}

function writeExample({ path, request, answer, shows }: RealExample): string {
  return [
    `Sent to \`POST ${path}\`:`,
    fenced(request),
    `Answered${shows === "" ? "" : ` (${shows})`}:`,
    fenced(answer),
  ].join("\n\n");
}

function fenced(value: unknown): string {
  if (typeof value === "string") return `\`\`\`\`text\n${value.trim()}\n\`\`\`\``;
  return `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
}

function link(name: string): string {
  return `[${name}](${pathOfSchema(name)})`;
}

function textOf(description: unknown): string {
  return typeof description === "string" ? description.trim() : "";
}

/** Markdown tables allow no line breaks, and `|` ends a cell. */
function inCell(text: string): string {
  return text
    .trim()
    .replaceAll(/\s*\n\s*/g, " ")
    .replaceAll("|", "\\|");
}
