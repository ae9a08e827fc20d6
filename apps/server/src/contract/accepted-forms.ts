/**
 * Forms that hosted services of this kind have and the contract has not: what their callers send is turned into the contract's own form
 * before it is checked. What the caller gave in the contract's form always stays.
 */
type Fields = Record<string, unknown>;

const FORMS: Readonly<Record<string, (body: Fields) => Fields>> = {
  extract: acceptInstructions,
  extractAsync: acceptInstructions,
  split: acceptNames,
  splitAsync: acceptNames,
};

/** The body of an operation in the contract's form; anything that is no object is left to the check. */
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
  const { split_description: sections } = body;
  if (!Array.isArray(sections)) return body;
  return {
    ...body,
    split_description: sections.map((section: unknown) => {
      if (!isFields(section) || "title" in section || !("name" in section)) return section;
      const { name, ...rest } = section;
      return { title: name, ...rest };
    }),
  };
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
