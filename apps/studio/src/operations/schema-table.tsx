import { FIELD_TYPES, NEW_FIELD } from "./schema-fields.ts";
import type { FieldType, SchemaField } from "./schema-fields.ts";

interface TableProps {
  readonly fields: readonly SchemaField[];
  readonly onChange: (fields: readonly SchemaField[]) => void;
  /** Name of the parent of these fields, for screen readers. */
  readonly of: string;
}

export function SchemaTable({ fields, onChange, of }: TableProps) {
  const put = (at: number, change: Partial<SchemaField>): void =>
    onChange(fields.map((field, index) => (index === at ? { ...field, ...change } : field)));
  return (
    <div class="schema-table">
      {fields.map((field, at) => {
        const label = field.name === "" ? `field ${at + 1} of ${of}` : field.name;
        return (
          <div class="schema-row" key={at}>
            <input
              value={field.name}
              placeholder="name"
              aria-label={`Name of ${label}`}
              spellcheck={false}
              onInput={({ currentTarget }) => put(at, { name: currentTarget.value })}
            />
            <select
              value={field.type}
              aria-label={`Type of ${label}`}
              onChange={({ currentTarget }) => put(at, { type: currentTarget.value as FieldType })}
            >
              {FIELD_TYPES.map((type) => (
                <option key={type}>{type}</option>
              ))}
            </select>
            <input
              value={field.description}
              placeholder="what it is, in words"
              aria-label={`Description of ${label}`}
              onInput={({ currentTarget }) => put(at, { description: currentTarget.value })}
            />
            <label class="required">
              <input
                type="checkbox"
                checked={field.required}
                onChange={({ currentTarget }) => put(at, { required: currentTarget.checked })}
              />{" "}
              needed
            </label>
            <button
              type="button"
              class="icon"
              aria-label={`Remove ${label}`}
              onClick={() => onChange(fields.filter((_, index) => index !== at))}
            >
              ×
            </button>
            {field.type === "list of objects" && (
              <SchemaTable fields={field.fields} of={label} onChange={(inner) => put(at, { fields: inner })} />
            )}
          </div>
        );
      })}
      <button type="button" class="link" onClick={() => onChange([...fields, NEW_FIELD])}>
        Add a field{of === "the schema" ? "" : ` to ${of}`}
      </button>
    </div>
  );
}
