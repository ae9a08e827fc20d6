interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value | "";
  readonly values: readonly Value[];
  readonly onChange: (value: Value | "") => void;
}

/** A choice of one value, or of all. */
export function Choice<Value extends string>({ label, value, values, onChange }: ChoiceProps<Value>) {
  return (
    <label>
      {label}{" "}
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value as Value | "")}>
        <option value="">all</option>
        {values.map((one) => (
          <option key={one} value={one}>
            {one.toLowerCase()}
          </option>
        ))}
      </select>
    </label>
  );
}
