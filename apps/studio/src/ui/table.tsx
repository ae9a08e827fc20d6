import type { ComponentChildren } from "preact";

interface TableProps {
  readonly label: string;
  /** Names of columns; a name that begins with `#` marks a column of numbers, an empty one a column of actions. */
  readonly columns: readonly string[];
  readonly children: ComponentChildren;
}

/** A table that scrolls sideways by itself on a narrow screen. */
export function Table({ label, columns, children }: TableProps) {
  return (
    <div class="table-wrap" tabIndex={0} role="region" aria-label={`${label}, scrollable`}>
      <table>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" class={name.startsWith("#") ? "number" : ""}>
                {name === "" ? <span class="unseen">What can be done</span> : name.replace(/^#/, "")}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
