import { useId, useState } from "preact/hooks";
import { readPages, writePages } from "./config.ts";
import type { OptionField } from "./option-field.ts";

interface FieldProps {
  readonly field: OptionField;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** One option, with its name and description from the contract. */
export function Field({ field, value, onChange }: FieldProps) {
  const id = useId();
  const name = field.path.slice(1).join(".");
  const shown = value ?? field.initial;
  const Name = field.kind === "choices" ? "span" : "label";
  return (
    <div class={`field field-${field.kind}`}>
      <div class="field-line">
        <Name class="field-name" {...(field.kind === "choices" ? { id } : { for: id })}>
          {name}
        </Name>
        {field.kind !== "choices" && <Control id={id} field={field} value={shown} onChange={onChange} />}
      </div>
      {field.kind === "choices" && <Chips id={id} choices={field.choices} value={shown} onChange={onChange} />}
      <p id={`${id}-description`} class="quiet">
        {field.description}
      </p>
    </div>
  );
}

function Control({ id, field, value, onChange }: FieldProps & { readonly id: string }) {
  const described = { id, "aria-describedby": `${id}-description` };
  if (field.kind === "switch") {
    const toggle = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void =>
      onChange(currentTarget.checked);
    return (
      <input type="checkbox" class="switch" role="switch" checked={Boolean(value)} onChange={toggle} {...described} />
    );
  }
  if (field.kind === "choice") {
    return (
      <select value={String(value)} onChange={({ currentTarget }) => onChange(currentTarget.value)} {...described}>
        {field.choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  }
  if (field.kind !== "number") return <Pages id={id} value={value} onChange={onChange} />;
  return (
    <input
      type="number"
      min={field.least}
      max={field.most}
      placeholder="automatic"
      value={value === null ? "" : Number(value)}
      onInput={({ currentTarget }) =>
        onChange(currentTarget.value === "" ? field.initial : currentTarget.valueAsNumber)
      }
      {...described}
    />
  );
}

interface ChipsProps {
  readonly id: string;
  readonly choices: readonly string[];
  readonly value: unknown;
  readonly onChange: FieldProps["onChange"];
}

function Chips({ id, choices, value, onChange }: ChipsProps) {
  const chosen = (value as readonly string[] | null) ?? [];
  return (
    <div class="choices" role="group" aria-labelledby={id}>
      {choices.map((choice) => {
        const isChosen = chosen.includes(choice);
        const next = isChosen ? chosen.filter((one) => one !== choice) : [...chosen, choice];
        return (
          <button key={choice} type="button" class="chip" aria-pressed={isChosen} onClick={() => onChange(next)}>
            {choice}
          </button>
        );
      })}
    </div>
  );
}

function Pages({
  id,
  value,
  onChange,
}: {
  readonly id: string;
  readonly value: unknown;
  readonly onChange: FieldProps["onChange"];
}) {
  const [text, setText] = useState(writePages(value));
  const isWrong = readPages(text) === undefined;
  return (
    <input
      id={id}
      type="text"
      placeholder="all, or 1-3, 7"
      value={text}
      aria-invalid={isWrong}
      aria-describedby={`${id}-description`}
      onInput={({ currentTarget }) => {
        setText(currentTarget.value);
        const pages = readPages(currentTarget.value);
        if (pages !== undefined) onChange(pages);
      }}
    />
  );
}
