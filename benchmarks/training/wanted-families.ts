/** The families named by `--families a,b`, in the order in which they are made; all families without it. @throws if a name is unknown */
export function wantedFamilies<Family extends { readonly name: string }>(
  list: string | undefined,
  known: readonly Family[],
): readonly Family[] {
  if (list === undefined) return known;
  const names = list.split(",").map((name) => name.trim());
  const unknown = names.filter((name) => !known.some((family) => family.name === name));
  if (unknown.length > 0) {
    throw new Error(`There is no family ${unknown.join(", ")}; there are ${known.map(({ name }) => name).join(", ")}.`);
  }
  return known.filter(({ name }) => names.includes(name));
}
