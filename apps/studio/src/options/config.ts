import type { ParseConfig } from "@docsvc/openapi";
import type { OptionField } from "./option-field.ts";

type PageOrRange = number | { readonly start: number; readonly end: number };
type Tree = Readonly<Record<string, unknown>>;

export function readOption(config: ParseConfig, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Tree | null | undefined)?.[key], config);
}

/** The configuration with one option set; default values are removed, and so are groups that become empty. */
export function withOption(
  config: ParseConfig,
  { path, initial }: Pick<OptionField, "path" | "initial">,
  value: unknown,
): ParseConfig {
  const isDefault = JSON.stringify(value ?? null) === JSON.stringify(initial);
  return put(config as Tree, path, isDefault ? undefined : value);
}

function put(tree: Tree, [key, ...rest]: readonly string[], value: unknown): Tree {
  const { [key!]: old, ...others } = tree;
  const next = rest.length === 0 ? value : put((old ?? {}) as Tree, rest, value);
  const isEmpty = next === undefined || (rest.length > 0 && Object.keys(next as object).length === 0);
  return isEmpty ? others : { ...others, [key!]: next };
}

/** Converts `1-3, 7` to the contract's form; undefined if the text is invalid. */
export function readPages(text: string): readonly PageOrRange[] | null | undefined {
  const parts = text.split(/[,;\s]+/).filter((part) => part !== "");
  if (parts.length === 0) return null;
  const pages = parts.map((part) => {
    const [, start, end] = /^(\d{1,6})(?:[-–](\d{1,6}))?$/.exec(part) ?? [];
    if (start === undefined) return undefined;
    return end === undefined ? Number(start) : { start: Number(start), end: Number(end) };
  });
  return pages.every((page) => page !== undefined) ? pages : undefined;
}

export function writePages(pages: unknown): string {
  if (!Array.isArray(pages)) {
    const { start, end } = (pages ?? {}) as { readonly start?: number; readonly end?: number };
    return start === undefined ? "" : `${start}-${end ?? ""}`;
  }
  return pages
    .map((page: number | { start: number; end: number }) =>
      typeof page === "number" ? page : `${page.start}-${page.end}`,
    )
    .join(", ");
}
