/**
 * Request forms of similar hosted services that the contract does not have. They are converted to the contract's form before validation.
 * Fields that the caller gave in the contract's form take precedence.
 */
type Fields = Record<string, unknown>;

const FORMS: Readonly<Record<string, (body: Fields) => Fields>> = {
  extract: acceptInstructions,
  extractAsync: acceptInstructions,
  split: acceptNames,
  splitAsync: acceptNames,
  classify: acceptCategoryNames,
  classifyAsync: acceptCategoryNames,
};

/** Converts the body of an operation to the contract's form. A body that is not an object is left to the validation. */
export function toContractForm(operationId: string, body: unknown): unknown {
  const accept = FORMS[operationId];
  return accept === undefined || !isFields(body) ? body : accept(body);
}

/** `instructions: { schema, system_prompt }`. */
function acceptInstructions(body: Fields): Fields {
  const { instructions, ...rest } = body;
  if (!isFields(instructions) || "schema" in rest) return body;
  const { schema, system_prompt: systemPrompt, ...unknown } = instructions;
  if (schema === undefined || Object.keys(unknown).length > 0) return body;
  return { ...rest, schema, ...(systemPrompt === undefined ? {} : { system_prompt: systemPrompt }) };
}

/** `split_description: [{ name }]`. */
function acceptNames(body: Fields): Fields {
  return namedByTitle(body, "split_description");
}

/** `categories: [{ name }]`. */
function acceptCategoryNames(body: Fields): Fields {
  return namedByTitle(body, "categories");
}

function namedByTitle(body: Fields, field: string): Fields {
  const entries = body[field];
  if (!Array.isArray(entries)) return body;
  return {
    ...body,
    [field]: entries.map((entry: unknown) => {
      if (!isFields(entry) || "title" in entry || !("name" in entry)) return entry;
      const { name, ...rest } = entry;
      return { title: name, ...rest };
    }),
  };
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
